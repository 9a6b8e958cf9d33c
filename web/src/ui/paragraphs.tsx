import styled from 'styled-components';
import { Stack } from './layout';
import { size } from './theme/theme';

const Column = styled(Stack)`
  max-width: ${size.measure};
`;

/** Plain text; empty lines separate paragraphs. */
export function Paragraphs({ text, lang }: { text: string; lang?: string | undefined }) {
  return (
    <Column lang={lang}>
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </Column>
  );
}

export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
