import type { BuiltInLocale } from '../language';

type Book = {
  /** Its USFM code. */
  code: string;
  names: Readonly<Record<BuiltInLocale, string>>;
  /** Other names that people write, in either language. */
  otherNames?: readonly string[];
  chapters: number;
};

export const books = [
  { code: 'GEN', names: { en: 'Genesis', es: 'Génesis' }, chapters: 50 },
  { code: 'EXO', names: { en: 'Exodus', es: 'Éxodo' }, chapters: 40 },
  { code: 'LEV', names: { en: 'Leviticus', es: 'Levítico' }, chapters: 27 },
  { code: 'NUM', names: { en: 'Numbers', es: 'Números' }, chapters: 36 },
  { code: 'DEU', names: { en: 'Deuteronomy', es: 'Deuteronomio' }, chapters: 34 },
  { code: 'JOS', names: { en: 'Joshua', es: 'Josué' }, chapters: 24 },
  { code: 'JDG', names: { en: 'Judges', es: 'Jueces' }, chapters: 21 },
  { code: 'RUT', names: { en: 'Ruth', es: 'Rut' }, chapters: 4 },
  { code: '1SA', names: { en: '1 Samuel', es: '1 Samuel' }, chapters: 31 },
  { code: '2SA', names: { en: '2 Samuel', es: '2 Samuel' }, chapters: 24 },
  { code: '1KI', names: { en: '1 Kings', es: '1 Reyes' }, chapters: 22 },
  { code: '2KI', names: { en: '2 Kings', es: '2 Reyes' }, chapters: 25 },
  { code: '1CH', names: { en: '1 Chronicles', es: '1 Crónicas' }, chapters: 29 },
  { code: '2CH', names: { en: '2 Chronicles', es: '2 Crónicas' }, chapters: 36 },
  { code: 'EZR', names: { en: 'Ezra', es: 'Esdras' }, chapters: 10 },
  { code: 'NEH', names: { en: 'Nehemiah', es: 'Nehemías' }, chapters: 13 },
  { code: 'EST', names: { en: 'Esther', es: 'Ester' }, chapters: 10 },
  { code: 'JOB', names: { en: 'Job', es: 'Job' }, chapters: 42 },
  { code: 'PSA', names: { en: 'Psalm', es: 'Salmo' }, otherNames: ['Psalms', 'Salmos'], chapters: 150 },
  { code: 'PRO', names: { en: 'Proverbs', es: 'Proverbios' }, otherNames: ['Proverb', 'Proverbio'], chapters: 31 },
  { code: 'ECC', names: { en: 'Ecclesiastes', es: 'Eclesiastés' }, chapters: 12 },
  {
    code: 'SNG',
    names: { en: 'Song of Solomon', es: 'Cantares' },
    otherNames: ['Song of Songs', 'Canticles', 'Cantar de los Cantares', 'Cantar'],
    chapters: 8,
  },
  { code: 'ISA', names: { en: 'Isaiah', es: 'Isaías' }, chapters: 66 },
  { code: 'JER', names: { en: 'Jeremiah', es: 'Jeremías' }, chapters: 52 },
  { code: 'LAM', names: { en: 'Lamentations', es: 'Lamentaciones' }, chapters: 5 },
  { code: 'EZK', names: { en: 'Ezekiel', es: 'Ezequiel' }, chapters: 48 },
  { code: 'DAN', names: { en: 'Daniel', es: 'Daniel' }, chapters: 12 },
  { code: 'HOS', names: { en: 'Hosea', es: 'Oseas' }, chapters: 14 },
  { code: 'JOL', names: { en: 'Joel', es: 'Joel' }, chapters: 3 },
  { code: 'AMO', names: { en: 'Amos', es: 'Amós' }, chapters: 9 },
  { code: 'OBA', names: { en: 'Obadiah', es: 'Abdías' }, chapters: 1 },
  { code: 'JON', names: { en: 'Jonah', es: 'Jonás' }, chapters: 4 },
  { code: 'MIC', names: { en: 'Micah', es: 'Miqueas' }, chapters: 7 },
  { code: 'NAM', names: { en: 'Nahum', es: 'Nahúm' }, chapters: 3 },
  { code: 'HAB', names: { en: 'Habakkuk', es: 'Habacuc' }, chapters: 3 },
  { code: 'ZEP', names: { en: 'Zephaniah', es: 'Sofonías' }, chapters: 3 },
  { code: 'HAG', names: { en: 'Haggai', es: 'Hageo' }, chapters: 2 },
  { code: 'ZEC', names: { en: 'Zechariah', es: 'Zacarías' }, chapters: 14 },
  { code: 'MAL', names: { en: 'Malachi', es: 'Malaquías' }, chapters: 4 },
  { code: 'MAT', names: { en: 'Matthew', es: 'Mateo' }, chapters: 28 },
  { code: 'MRK', names: { en: 'Mark', es: 'Marcos' }, chapters: 16 },
  { code: 'LUK', names: { en: 'Luke', es: 'Lucas' }, chapters: 24 },
  { code: 'JHN', names: { en: 'John', es: 'Juan' }, chapters: 21 },
  {
    code: 'ACT',
    names: { en: 'Acts', es: 'Hechos' },
    otherNames: ['Acts of the Apostles', 'Hechos de los Apóstoles'],
    chapters: 28,
  },
  { code: 'ROM', names: { en: 'Romans', es: 'Romanos' }, chapters: 16 },
  { code: '1CO', names: { en: '1 Corinthians', es: '1 Corintios' }, chapters: 16 },
  { code: '2CO', names: { en: '2 Corinthians', es: '2 Corintios' }, chapters: 13 },
  { code: 'GAL', names: { en: 'Galatians', es: 'Gálatas' }, chapters: 6 },
  { code: 'EPH', names: { en: 'Ephesians', es: 'Efesios' }, chapters: 6 },
  { code: 'PHP', names: { en: 'Philippians', es: 'Filipenses' }, chapters: 4 },
  { code: 'COL', names: { en: 'Colossians', es: 'Colosenses' }, chapters: 4 },
  { code: '1TH', names: { en: '1 Thessalonians', es: '1 Tesalonicenses' }, chapters: 5 },
  { code: '2TH', names: { en: '2 Thessalonians', es: '2 Tesalonicenses' }, chapters: 3 },
  { code: '1TI', names: { en: '1 Timothy', es: '1 Timoteo' }, chapters: 6 },
  { code: '2TI', names: { en: '2 Timothy', es: '2 Timoteo' }, chapters: 4 },
  { code: 'TIT', names: { en: 'Titus', es: 'Tito' }, chapters: 3 },
  { code: 'PHM', names: { en: 'Philemon', es: 'Filemón' }, chapters: 1 },
  { code: 'HEB', names: { en: 'Hebrews', es: 'Hebreos' }, chapters: 13 },
  { code: 'JAS', names: { en: 'James', es: 'Santiago' }, otherNames: ['Jacobo'], chapters: 5 },
  { code: '1PE', names: { en: '1 Peter', es: '1 Pedro' }, chapters: 5 },
  { code: '2PE', names: { en: '2 Peter', es: '2 Pedro' }, chapters: 3 },
  { code: '1JN', names: { en: '1 John', es: '1 Juan' }, chapters: 5 },
  { code: '2JN', names: { en: '2 John', es: '2 Juan' }, chapters: 1 },
  { code: '3JN', names: { en: '3 John', es: '3 Juan' }, chapters: 1 },
  { code: 'JUD', names: { en: 'Jude', es: 'Judas' }, chapters: 1 },
  {
    code: 'REV',
    names: { en: 'Revelation', es: 'Apocalipsis' },
    otherNames: ['Revelations', 'Revelación'],
    chapters: 22,
  },
] as const satisfies readonly Book[];

export type BookCode = (typeof books)[number]['code'];

export const bookCodes = books.map(({ code }) => code);

const byCode: ReadonlyMap<string, Book> = new Map(books.map((book) => [book.code, book]));

export function bookName(code: string, locale: BuiltInLocale): string {
  const book = byCode.get(code);
  if (book === undefined) throw new Error(`${code} is no book code of the Bible.`);
  return book.names[locale];
}

/** Without accents, capitals and spaces: editors write `1 Juan`, `1juan` and `1 JUAN`. */
const folded = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{Mark}\s.]/gu, '')
    .toLowerCase();

const codesByName = new Map(
  books.flatMap((book): [string, BookCode][] => {
    const otherNames: readonly string[] = 'otherNames' in book ? book.otherNames : [];
    return [book.names.en, book.names.es, ...otherNames].map((name) => [folded(name), book.code]);
  }),
);

export const bookNamed = (name: string): BookCode | undefined => codesByName.get(folded(name));
