import { ReadingStack } from './layout';

/** Plain text; empty lines separate paragraphs. */
export function Paragraphs({ text, lang }: { text: string; lang?: string | undefined }) {
  return (
    <ReadingStack lang={lang}>
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </ReadingStack>
  );
}

export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
