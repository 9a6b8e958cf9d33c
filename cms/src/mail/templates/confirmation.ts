import * as v from 'valibot';
import { sitePaths } from '../../contracts/site-paths';
import { paragraphs, template } from './mail-template';
import { kindSchema, referenceSchema } from './request-list';

/** Subject and first line do not say the kind of help: phones show them on the lock screen, for others to read. */
const texts = {
  en: {
    subject: (reference: string) => `We received your message (${reference})`,
    thanks: 'Thank you for writing to us. We have received your message.',
    next: {
      prayer:
        'We are grateful that you trusted us with this. Our prayer team will bring it before God. You are not alone.',
      contact: 'Someone on our team will read it carefully and get back to you.',
      counseling: 'Someone on our team will contact you to find a time that works for you.',
    },
    reference: (reference: string) =>
      `Your reference is ${reference}. There is nothing more you need to do. If you write to us about this, please mention the reference.`,
    thanksLater: (address: string) => `When God answers, we would love to hear what happened: ${address}`,
    reach: (email: string) => `You can reach us at ${email} or by replying to this email.`,
    reachSite: (address: string) => `You can reach us here: ${address}`,
    farewell: 'Grace and peace to you,',
    ministry: 'The ministry team',
    notYou: (host: string) =>
      `You are receiving this email because someone entered this address in a form on ${host}. If that was not you, we apologize; you can simply delete it.`,
  },
  es: {
    subject: (reference: string) => `Recibimos su mensaje (${reference})`,
    thanks: 'Gracias por escribirnos. Hemos recibido su mensaje.',
    next: {
      prayer:
        'Agradecemos que nos haya confiado esto. Nuestro equipo de oración lo presentará delante de Dios. No tiene que llevarlo a solas.',
      contact: 'Una persona de nuestro equipo lo leerá con atención y le responderá.',
      counseling: 'Una persona de nuestro equipo se comunicará con usted para encontrar un horario que le convenga.',
    },
    reference: (reference: string) =>
      `Su referencia es ${reference}. No necesita hacer nada más. Si nos escribe acerca de esto, por favor mencione la referencia.`,
    thanksLater: (address: string) => `Cuando Dios responda, nos alegrará saber qué pasó: ${address}`,
    reach: (email: string) => `Puede escribirnos a ${email} o responder a este mensaje.`,
    reachSite: (address: string) => `Puede comunicarse con nosotros aquí: ${address}`,
    farewell: 'Que la gracia y la paz de Dios estén con usted.',
    ministry: 'El equipo del ministerio',
    notYou: (host: string) =>
      `Recibe este correo porque alguien escribió esta dirección en un formulario de ${host}. Si no fue usted, le pedimos disculpas; puede borrarlo sin más.`,
  },
} as const;

export const confirmation = template(
  v.object({ kind: kindSchema, reference: referenceSchema }),
  ({ kind, reference }, language, { publicUrl, ministryName, contactEmail }) => {
    const text = texts[language];
    const page = (path: string) => `${publicUrl}${path}?lang=${language}`;
    return {
      subject: text.subject(reference),
      text: paragraphs(
        text.thanks,
        text.next[kind],
        text.reference(reference),
        ...(kind === 'prayer' ? [text.thanksLater(page(sitePaths.prayerThanks))] : []),
        contactEmail === null ? text.reachSite(page(sitePaths.contact)) : text.reach(contactEmail),
        `${text.farewell}\n${ministryName ?? text.ministry}`,
        text.notYou(new URL(publicUrl).host),
      ),
    };
  },
);
