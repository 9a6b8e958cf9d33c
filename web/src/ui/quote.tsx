import styled from 'styled-components';
import { color, font, fontSize, size, space } from './theme/theme';

const Figure = styled.figure<{ $display: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  max-width: ${({ $display }) => ($display ? 'none' : size.measure)};
  blockquote {
    font: ${({ $display }) => ($display ? fontSize.heading1 : fontSize.heading2)} / 1.3 ${font.serif};
    text-wrap: balance;
  }
  figcaption {
    font-size: ${fontSize.small};
    color: ${color.textMuted};
  }
`;

type QuoteProps = {
  text: string;
  attribution: string | null;
  lang?: string | undefined;
  /** For a quote in a section of its own. */
  display?: boolean;
};

/** For quotes other than scripture. */
export function Quote({ text, attribution, lang, display = false }: QuoteProps) {
  return (
    <Figure lang={lang} $display={display}>
      <blockquote>{text}</blockquote>
      {attribution && <figcaption>{attribution}</figcaption>}
    </Figure>
  );
}
