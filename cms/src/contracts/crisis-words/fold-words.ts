/** Marks the end of a sentence; no phrase crosses it. */
export const sentenceEnd = '|';

/** Stands for any number. */
const someNumber = '#';

/** Common abbreviations, and how the lists spell them out. */
const writtenOut: Readonly<Record<string, string>> = {
  // English
  im: 'i am',
  ive: 'i have',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  dont: 'do not',
  dnt: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  isnt: 'is not',
  aint: 'is not',
  wasnt: 'was not',
  werent: 'were not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  wanna: 'want to',
  wana: 'want to',
  gonna: 'going to',
  gona: 'going to',
  anymore: 'any more',
  u: 'you',
  ur: 'your',
  myself: 'my self',
  himself: 'him self',
  herself: 'her self',
  themselves: 'them self',
  themself: 'them self',
  yourself: 'your self',
  myslef: 'my self',
  mysef: 'my self',
  ourselves: 'our self',
  // Spanish
  q: 'que',
  ke: 'que',
  k: 'que',
  m: 'me',
  t: 'te',
  d: 'de',
  x: 'por',
  kero: 'quiero',
  quero: 'quiero',
  quier: 'quiero',
  keria: 'queria',
  voi: 'voy',
  toy: 'estoy',
  stoy: 'estoy',
  acer: 'hacer',
  acerme: 'hacerme',
  aser: 'hacer',
  aserme: 'hacerme',
  ase: 'hace',
  ijo: 'hijo',
  ija: 'hija',
  ermano: 'hermano',
  ermana: 'hermana',
  amenasa: 'amenaza',
};

/** Text and lists are treated the same way, so only words that must stay different matter. */
function foldLetters(word: string): string {
  const sounds = withoutDoubles(word)
    .replace(/qu(?=[ei])|q/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/v/g, 'b');
  return withoutDoubles(sounds);
}

function withoutDoubles(word: string): string {
  return word.replace(/([a-z])\1+/g, '$1');
}

const folded = new Map(
  Object.entries(writtenOut).map(([word, words]) => [foldLetters(word), words.split(' ').map(foldLetters)]),
);

/** Normalizes words for comparison: lower case, without accents, apostrophes and common typing errors. */
export function foldWord(word: string): readonly string[] {
  const letters = foldLetters(word);
  return folded.get(letters) ?? [letters];
}

export function foldWords(text: string): string[] {
  return (
    text
      .replace(/['’‘`´ʼ\u200b-\u200d]/g, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f]/g, '')
      // An ellipsis is a pause within a sentence.
      .replace(/\.{2,}|…/g, ' ')
      .replace(/[.](?=\s|$)|[!?|]|\n[ \t\r]*\n/g, ` ${sentenceEnd} `)
      .replace(/\d+/g, ` ${someNumber} `)
      .replace(/[^a-z#|]+/g, ' ')
      .trim()
      .split(' ')
      .flatMap(foldWord)
  );
}
