import * as v from 'valibot';
import { paragraphs, template } from './mail-template';
import { requestList } from './request-list';
import { daySchema, kindSchema, referenceSchema } from './request-parameters';

const texts = {
  en: {
    subject: 'Requests that nobody answered will be deleted',
    intro: 'Nobody has answered these requests. On the day that stands beside each it is deleted for good:',
    kind: { prayer: 'Prayer', contact: 'Contact', counseling: 'Counseling' },
    deleted: (day: string) => `deleted on ${day}`,
    please: 'Please look at them before that day.',
  },
  es: {
    subject: 'Se borrarán peticiones que nadie respondió',
    intro: 'Nadie respondió a estas peticiones. El día que aparece junto a cada una se borra para siempre:',
    kind: { prayer: 'Oración', contact: 'Contacto', counseling: 'Consejería' },
    deleted: (day: string) => `se borra el ${day}`,
    please: 'Por favor, atiéndalas antes de ese día.',
  },
} as const;

/** To the team, a month before. */
export const expiringRequests = template(
  v.object({
    requests: v.array(v.object({ kind: kindSchema, reference: referenceSchema, deletedOn: daySchema })),
  }),
  ({ requests }, language, sender) => {
    const text = texts[language];
    return {
      subject: text.subject,
      text: paragraphs(
        text.intro,
        requestList(
          requests,
          ({ kind, reference, deletedOn }) => `${text.kind[kind]} ${reference}, ${text.deleted(deletedOn)}`,
          language,
          sender,
        ),
        text.please,
      ),
    };
  },
);
