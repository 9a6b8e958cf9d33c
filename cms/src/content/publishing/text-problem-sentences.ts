import type { Locale } from '../../api/site-setting/contract';

const en = {
  'scripture.unnamed':
    'The words of {reference} are not exactly those of the World English Bible or Reina-Valera 1909. Please pick the passage, or name its translation.',
  'scripture.differs':
    'The words of {reference} differ from the translation named with them. Please pick the passage again, or name another translation.',
  'scripture.unknown-passage':
    'The translation named with it has no {reference}. Please check the chapter and the verses.',
  'picture.alt': 'A picture in the text has no description. Please say what it shows, for people who cannot see it.',
  'text.tangled':
    'This text is too long, or has too many marks in one paragraph, too many lists or lists inside lists. Please split it, or make it simpler.',
  'cover.alt': 'Please say what the cover shows, for people who cannot see it.',
} as const;

export type TextProblemCode = keyof typeof en;

const es: Readonly<Record<TextProblemCode, string>> = {
  'scripture.unnamed':
    'Las palabras de {reference} no son exactamente las de Reina-Valera 1909 ni de la World English Bible. Elija el pasaje de la Biblia o indique su traducción.',
  'scripture.differs':
    'Las palabras de {reference} no coinciden con la traducción que se indicó. Elija el pasaje de nuevo o indique otra traducción.',
  'scripture.unknown-passage': 'La traducción que se indicó no tiene {reference}. Revise el capítulo y los versículos.',
  'picture.alt': 'Una foto del texto no tiene descripción. Diga qué muestra, para quienes no pueden verla.',
  'text.tangled':
    'Este texto es demasiado largo, o tiene demasiadas marcas en un párrafo, demasiadas listas o listas dentro de listas. Divídalo o hágalo más sencillo.',
  'cover.alt': 'Diga qué muestra la portada, para quienes no pueden verla.',
};

export const textProblems = { en, es };

/** A problem as a sentence for the editor. */
export const textProblemSentence = (
  code: TextProblemCode,
  values: Readonly<Record<string, string>>,
  language: Locale,
): string => textProblems[language][code].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
