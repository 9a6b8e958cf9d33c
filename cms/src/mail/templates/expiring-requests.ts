import * as v from 'valibot';
import { paragraphs, template } from './mail-template';
import { daySchema, kindSchema, referenceSchema, requestList } from './request-list';

const texts = {
  en: {
    subject: 'Unanswered requests will be deleted soon',
    intro: 'No one has answered these requests. Each will be permanently deleted on the date shown:',
    deleted: (day: string) => `will be deleted on ${day}`,
    please: 'Please answer them before then.',
  },
  es: {
    subject: 'Pronto se borrarán peticiones sin responder',
    intro: 'Nadie ha respondido a estas peticiones. Cada una se borrará definitivamente en la fecha indicada:',
    deleted: (day: string) => `se borrará el ${day}`,
    please: 'Por favor, respóndalas antes de esa fecha.',
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
        requestList(requests, ({ deletedOn }) => [text.deleted(deletedOn)], language, sender),
        text.please,
      ),
    };
  },
);
