import * as v from 'valibot';
import { paragraphs, template } from './mail-template';
import { kindSchema, referenceSchema, requestList } from './request-list';

const texts = {
  en: {
    subject: (count: number) =>
      count === 1
        ? 'Nobody has touched 1 request for three days'
        : `Nobody has touched ${count} requests for three days`,
    intro:
      'For three days, nobody on the team has prayed, written a note or changed anything here. Please see whether someone can take care of them:',
    earlier: (count: number) =>
      count === 1
        ? '1 other request, which an earlier email named, is still untouched.'
        : `${count} other requests, which earlier emails named, are still untouched.`,
    thanks: 'Thank you for watching over them.',
  },
  es: {
    subject: (count: number) =>
      count === 1
        ? '1 petición lleva tres días sin que nadie la atienda'
        : `${count} peticiones llevan tres días sin que nadie las atienda`,
    intro:
      'Desde hace tres días, nadie del equipo ha orado por ellas, ha escrito una nota ni ha cambiado nada. Por favor, vea si alguien puede atenderlas:',
    earlier: (count: number) =>
      count === 1
        ? 'Otra petición, de la que ya avisó un correo anterior, sigue sin atender.'
        : `Otras ${count} peticiones, de las que ya avisaron correos anteriores, siguen sin atender.`,
    thanks: 'Gracias por velar por ellas.',
  },
} as const;

/** To the team leads, once a day at most. Each request is named once, until somebody touches it and it rests again. */
export const untouchedRequests = template(
  v.object({
    requests: v.array(v.object({ kind: kindSchema, reference: referenceSchema })),
    /** How many others are untouched, which were named before. */
    earlier: v.number(),
  }),
  ({ requests, earlier }, language, sender) => {
    const text = texts[language];
    return {
      subject: text.subject(requests.length),
      text: paragraphs(
        text.intro,
        requestList(requests, () => [], language, sender),
        earlier > 0 ? text.earlier(earlier) : null,
        text.thanks,
      ),
    };
  },
);
