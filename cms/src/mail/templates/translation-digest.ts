import * as v from 'valibot';
import { builtInLocales } from '../../contracts/language';
import { paragraphs, template } from './mail-template';

const texts = {
  en: {
    subject: (host: string) => `Translations on ${host}`,
    intro: 'This is how the two languages of the site stand:',
    names: { en: 'English', es: 'Spanish' },
    numbers: (name: string, published: number, entries: number, behind: number) =>
      `${name}: ${published} of ${entries} published${behind === 0 ? '' : `, ${behind} behind`}`,
    waiting: 'Waiting for you:',
    state: {
      behind: { en: 'the English text still says the old thing', es: 'the Spanish text still says the old thing' },
      missing: { en: 'there is no English text', es: 'there is no Spanish text' },
      draft: { en: 'the English text is not published', es: 'the Spanish text is not published' },
    },
    more: (count: number) => (count === 1 ? '- and one more' : `- and ${count} more`),
    open: 'Everything is on the translation board:',
    stop: 'You get this email once a month because you asked for it. You can turn it off there.',
  },
  es: {
    subject: (host: string) => `Traducciones en ${host}`,
    intro: 'Así están los dos idiomas del sitio:',
    names: { en: 'Inglés', es: 'Español' },
    numbers: (name: string, published: number, entries: number, behind: number) =>
      `${name}: ${published} de ${entries} ${published === 1 ? 'publicado' : 'publicados'}${behind === 0 ? '' : `, ${behind} por actualizar`}`,
    waiting: 'Le esperan:',
    state: {
      behind: { en: 'el texto en inglés aún dice lo anterior', es: 'el texto en español aún dice lo anterior' },
      missing: { en: 'falta el texto en inglés', es: 'falta el texto en español' },
      draft: { en: 'el texto en inglés no está publicado', es: 'el texto en español no está publicado' },
    },
    more: (count: number) => (count === 1 ? '- y uno más' : `- y ${count} más`),
    open: 'Todo está en el tablero de traducciones:',
    stop: 'Recibe este correo una vez al mes porque usted lo pidió. Allí mismo puede desactivarlo.',
  },
} as const;

const numbersSchema = v.object({ published: v.number(), behind: v.number() });

/** To an account that wishes it, once a month. Its only content is counts and the titles of public entries. */
export const translationDigest = template(
  v.object({
    entries: v.number(),
    languages: v.object({ en: numbersSchema, es: numbersSchema }),
    waiting: v.array(
      v.object({
        title: v.string(),
        language: v.picklist(builtInLocales),
        state: v.picklist(['behind', 'missing', 'draft']),
      }),
    ),
    more: v.number(),
  }),
  ({ entries, languages, waiting, more }, language, { publicUrl }) => {
    const text = texts[language];
    const numbers = builtInLocales.map((each) => {
      const { published, behind } = languages[each];
      return `- ${text.numbers(text.names[each], published, entries, behind)}`;
    });
    const lines = waiting.map((one) => `- ${one.title}: ${text.state[one.state][one.language]}`);
    return {
      subject: text.subject(new URL(publicUrl).host),
      text: paragraphs(
        `${text.intro}\n${numbers.join('\n')}`,
        [text.waiting, ...lines, ...(more === 0 ? [] : [text.more(more)])].join('\n'),
        `${text.open}\n${publicUrl}/admin/panel/translations`,
        text.stop,
      ),
    };
  },
);
