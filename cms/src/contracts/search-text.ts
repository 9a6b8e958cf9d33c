/** Apostrophes of keyboards, typography and transliteration, the Arabic elongation, and invisible marks. */
const insideWords = /['`\u00b4\u02b9-\u02bf\u2018\u2019\u201b\u2032\ua78c\uff07\u0640\p{Cf}]/gu;

/** Letters and digits with several code points on Arabic and Urdu keyboards, and those that stand for them. */
const variants = 'يىكڪهھەۃٱ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const folded = 'ییککہہہةا01234567890123456789';
const anyVariant = new RegExp(`[${variants}]`, 'g');

/** Far more than a letter of any language has: normalizing takes time that grows with the square of them. */
const furtherMarks = /(\p{M}{30})\p{M}+/gu;

/** Comparable text: without capitals, accents and apostrophes, and with one code point for each letter. */
export function foldForSearch(text: string): string {
  const plain = text.replace(insideWords, '').replace(furtherMarks, '$1').normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replace(anyVariant, (letter) => folded.charAt(variants.indexOf(letter))).toLowerCase();
}

export const searchWords = (query: string) => foldForSearch(query).split(/\s+/).filter(Boolean);

/** Finds each word in a folded text, alone or inside another. */
export const containsWords = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));
