import styled from 'styled-components';
import { color, font, fontSize, size, space } from './theme/theme';

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  max-width: ${size.measure};
  blockquote {
    font: ${fontSize.heading2} / 1.3 ${font.serif};
    text-wrap: balance;
  }
  figcaption {
    font-size: ${fontSize.small};
    color: ${color.textMuted};
  }
`;

type QuoteProps = { text: string; attribution: string | null; lang?: string | undefined };

/** Somebody's words; scripture has a form of its own. */
export function Quote({ text, attribution, lang }: QuoteProps) {
  return (
    <Figure lang={lang}>
      <blockquote>{text}</blockquote>
      {attribution && <figcaption>{attribution}</figcaption>}
    </Figure>
  );
}
