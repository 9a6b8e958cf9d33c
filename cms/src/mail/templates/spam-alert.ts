import * as v from 'valibot';
import { paragraphs, spamLink, template } from './mail-template';

const texts = {
  en: {
    subject: 'Urgent · Requests are going to Spam',
    what: 'A great many urgent requests are arriving, more than people usually send. New ones now go to Spam, and you will get at most one email every ten minutes for all of them.',
    please: 'Someone in danger may be among them. Please look at the list soon. Urgent requests come first:',
  },
  es: {
    subject: 'Urgente · Hay peticiones que van a Spam',
    what: 'Están llegando muchísimas peticiones urgentes, más de las que suelen enviar las personas. Las nuevas van ahora a Spam, y por todas ellas usted recibirá como máximo un correo cada diez minutos.',
    please:
      'Entre ellas puede haber alguien en peligro. Por favor, revise pronto la lista. Las urgentes aparecen primero:',
  },
} as const;

export const spamAlert = template(v.object({}), (_, language, sender) => {
  const text = texts[language];
  return { subject: text.subject, text: paragraphs(text.what, `${text.please}\n${spamLink(sender)}`) };
});
