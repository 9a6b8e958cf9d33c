import styled from 'styled-components';
import { size, space } from './theme/theme';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
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
