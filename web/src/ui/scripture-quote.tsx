import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from './layout';
import { Badge } from './text';
import { color, font, fontSize, media, size, space } from './theme/theme';

const Figure = styled(Stack)<{ $display: boolean }>`
  max-width: ${size.measure};
  padding-inline-start: clamp(1.25rem, 3vw, 2rem);
  border-inline-start: 3px solid ${color.accent};
  blockquote {
    font: ${({ $display }) => ($display ? fontSize.heading2 : fontSize.heading3)} / 1.35 ${font.serif};
    text-wrap: pretty;
  }
  ${media.print} {
    --gap: 0.25rem;
    max-width: none;
    padding-inline-start: 1rem;
    border-inline-start-width: 1px;
    break-inside: avoid;
    span {
      padding: 0;
    }
  }
`;

const Source = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  font-size: ${fontSize.small};
  color: ${color.textMuted};
`;

type ScriptureQuoteProps = {
  verse: ReactNode;
  reference: string;
  translation: string | undefined;
  /** Set if the passage is in another language than the page. */
  lang?: string | undefined;
  /** For a passage that is the main content. */
  display?: boolean;
};

export function ScriptureQuote({ verse, reference, translation, lang, display = false }: ScriptureQuoteProps) {
  return (
    <Figure as="figure" lang={lang} $display={display}>
      <blockquote>{verse}</blockquote>
      <Source>
        <Badge>{reference}</Badge>
        {translation === undefined ? null : <cite style={{ fontStyle: 'normal' }}>{translation}</cite>}
      </Source>
    </Figure>
  );
}
