import styled from 'styled-components';
import { Done as Confirmation } from '../../ui/text';
import { color, fontSize, radius, size } from '../../ui/theme/theme';

const tones = { urgent: color.danger, new: color.link, plain: color.text } as const;

/** A highlighted word about a request. */
export const Mark = styled.span<{ $tone?: keyof typeof tones }>`
  padding-inline: 0.6em;
  border: 1px solid currentColor;
  border-radius: ${radius.pill};
  color: ${({ $tone = 'plain' }) => tones[$tone]};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;
`;

/** Never broken at its hyphens. */
export const Reference = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

/** Confirms what was done, also to screen readers. */
export const Done = styled(Confirmation).attrs({ role: 'status' })``;

/** What a person wrote, in whatever language, read in its own direction. */
export const WrittenText = styled.p`
  unicode-bidi: plaintext;
  max-width: ${size.measure};
  font-size: ${fontSize.lead};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
