/** The sentences of a paragraph. Some browsers fall silent in the middle of a text that takes longer than 15 seconds. */
export function sentencesOf(text: string, language: string): readonly string[] {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean === '') return [];
  // Missing in Firefox before 125: the paragraph is read in one piece there.
  if (!('Segmenter' in Intl)) return [clean];
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(clean);
  return Array.from(segments, ({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}
