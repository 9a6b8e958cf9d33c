/** Less than 15 seconds at the slowest speed: some browsers fall silent in the middle of a longer text. */
const longest = 160;

/** Splits a paragraph into what is spoken at a time: its sentences, and long ones in parts. */
export function sentencesOf(text: string, language: string): readonly string[] {
  return split(text.replace(/\s+/g, ' ').trim(), language)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .flatMap(partsOf);
}

function split(text: string, language: string): readonly string[] {
  // Missing in Firefox before 125.
  if (!('Segmenter' in Intl)) return text.replace(/([.!?…]["”’»)]*) /g, '$1\n').split('\n');
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/** Ends each part where the voice would pause, or else between two words. */
function partsOf(sentence: string): string[] {
  if (sentence.length <= longest) return [sentence];
  const beginning = sentence.slice(0, longest);
  const pause = Math.max(...[', ', '; ', ': ', '— ', '– '].map((mark) => beginning.lastIndexOf(mark) + 1));
  const end = pause > longest / 3 ? pause : beginning.lastIndexOf(' ');
  const cut = end > 0 ? end : longest;
  return [sentence.slice(0, cut).trim(), ...partsOf(sentence.slice(cut).trim())];
}
