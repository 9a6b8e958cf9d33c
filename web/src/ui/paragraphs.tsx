import styled from 'styled-components';
import { size, space } from './theme/theme';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  max-width: ${size.measure};
`;

/** A plain text as its writer parted it: an empty line begins the next paragraph. */
export function Paragraphs({ text, lang }: { text: string; lang?: string | undefined }) {
  return (
    <Column lang={lang}>
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </Column>
  );
}

/** A plain text's paragraphs, which an editor parts by an empty line. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
