import * as v from 'valibot';
import { requestKinds } from '../../contracts/prayer-desk';
import { paragraphs, spamLink, template } from './mail-template';
import { daySchema, kindSchema, referenceSchema, requestList } from './request-list';

const count = (one: string, many: string) => (number: number) => `${number} ${number === 1 ? one : many}`;

const texts = {
  en: {
    subject: (number: number) => (number === 1 ? '1 request is waiting' : `${number} requests are waiting`),
    intro: 'Waiting today:',
    waiting: {
      prayer: count('prayer request', 'prayer requests'),
      contact: count('contact request', 'contact requests'),
      counseling: count('counseling request', 'counseling requests'),
    },
    oldest: (day: string) => `the oldest since ${day}`,
    urgent: 'urgent',
    since: (day: string) => `since ${day}`,
    spam: count('request is in Spam', 'requests are in Spam'),
    whySpam:
      'Requests that look automated go there, and so do requests that arrive when a great many come at once. Please look through them, so no one who asked for help is forgotten.',
    looksReal: (number: number) =>
      number === 1
        ? '1 of them has been there for more than a day and does not look automated: many requests came at once, or many people sent the same text. A person may be waiting.'
        : `${number} of them have been there for more than a day and do not look automated: many requests came at once, or many people sent the same text. People may be waiting.`,
    thanks: 'Thank you for praying and for answering.',
  },
  es: {
    subject: (number: number) => (number === 1 ? '1 petición en espera' : `${number} peticiones en espera`),
    intro: 'Hoy están en espera:',
    waiting: {
      prayer: count('petición de oración', 'peticiones de oración'),
      contact: count('solicitud de contacto', 'solicitudes de contacto'),
      counseling: count('solicitud de consejería', 'solicitudes de consejería'),
    },
    oldest: (day: string) => `la más antigua desde el ${day}`,
    urgent: 'urgente',
    since: (day: string) => `desde el ${day}`,
    spam: count('petición está en Spam', 'peticiones están en Spam'),
    whySpam:
      'Ahí van las peticiones que parecen automáticas y las que llegan cuando entran muchísimas a la vez. Por favor, revíselas, para que nadie que haya pedido ayuda quede en el olvido.',
    looksReal: (number: number) =>
      number === 1
        ? '1 de ellas lleva ahí más de un día y no parece automática: llegaron muchas a la vez, o muchas personas enviaron el mismo texto. Puede que alguien esté esperando.'
        : `${number} de ellas llevan ahí más de un día y no parecen automáticas: llegaron muchas a la vez, o muchas personas enviaron el mismo texto. Puede que haya personas esperando.`,
    thanks: 'Gracias por orar y por responder.',
  },
} as const;

const requestSchema = v.object({
  kind: kindSchema,
  reference: referenceSchema,
  urgent: v.boolean(),
  receivedOn: daySchema,
});

export type WaitingRequest = v.InferOutput<typeof requestSchema>;

/** To the team, once a day; `requests` are already sorted. */
export const waitingDigest = template(
  v.object({
    requests: v.array(requestSchema),
    spam: v.optional(v.number(), 0),
    /** How many of them look as if a person wrote them, for more than a day. */
    looksReal: v.optional(v.number(), 0),
  }),
  ({ requests, spam, looksReal }, language, sender) => {
    const text = texts[language];
    const numbers = requestKinds.flatMap((kind) => {
      const days = requests.filter((request) => request.kind === kind).map(({ receivedOn }) => receivedOn);
      const [oldest] = days.toSorted();
      return oldest === undefined ? [] : [`- ${text.waiting[kind](days.length)}, ${text.oldest(oldest)}`];
    });
    return {
      subject: requests.length > 0 ? text.subject(requests.length + spam) : text.spam(spam),
      text: paragraphs(
        numbers.length > 0 ? `${text.intro}\n${numbers.join('\n')}` : null,
        requestList(
          requests,
          ({ urgent, receivedOn }) => [...(urgent ? [text.urgent] : []), text.since(receivedOn)],
          language,
          sender,
        ),
        spam > 0 ? `${text.spam(spam)}. ${text.whySpam}` : null,
        looksReal > 0 ? text.looksReal(looksReal) : null,
        spam > 0 ? spamLink(sender) : null,
        text.thanks,
      ),
    };
  },
);
