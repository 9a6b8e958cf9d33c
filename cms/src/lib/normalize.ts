/** Far more than a letter of any language has: the Stream-Safe Text Format of UAX #15. */
const furtherMarks = /(\p{Mark}{30})\p{Mark}+/gu;

/** `String.normalize` takes time that grows with the square of the marks on one letter; those after 30 are left out. */
export function normalize(text: string, form: 'NFC' | 'NFD' | 'NFKC'): string {
  return text.replace(furtherMarks, '$1').normalize(form);
}
