import * as v from 'valibot';
import { paragraphs, template } from './mail-template';
import { kindSchema, referenceSchema } from './request-parameters';

/**
 * To the person who wrote. The subject and the first line say nothing of what kind of help was asked for: a telephone
 * shows them while it is locked, to whoever lives in the same house.
 */
const texts = {
  en: {
    subject: (reference: string) => `Your message has arrived (${reference})`,
    thanks: 'Thank you for writing to us. Your message has arrived safely.',
    next: {
      prayer: 'It was good of you to trust us with this. Our prayer team will bring it before God: you are not alone.',
      contact: 'Somebody of our team will read it with care and get back to you.',
      counseling: 'Somebody of our team will get in touch with you to find a time that suits you.',
    },
    reference: (reference: string) =>
      `Your reference is ${reference}. You need not do anything more; if you write to us about it, please mention it.`,
    reach: (email: string) => `You can reach us at ${email}, or by answering this message.`,
    reachSite: (address: string) => `You can reach us here: ${address}`,
    farewell: 'Grace and peace to you,',
    ministry: 'The ministry team',
    notYou: (host: string) =>
      `You receive this because this address was given in a form on ${host}. If that was not you, please forgive us and simply delete this message.`,
  },
  es: {
    subject: (reference: string) => `Recibimos su mensaje (${reference})`,
    thanks: 'Gracias por escribirnos. Recibimos bien su mensaje.',
    next: {
      prayer:
        'Gracias por confiarnos esto. Nuestro equipo de oración lo presentará delante de Dios: usted no camina a solas.',
      contact: 'Una persona de nuestro equipo lo leerá con atención y le responderá.',
      counseling: 'Una persona de nuestro equipo se comunicará con usted para encontrar un horario que le convenga.',
    },
    reference: (reference: string) =>
      `Su referencia es ${reference}. No necesita hacer nada más; si nos escribe acerca de esto, por favor, menciónela.`,
    reach: (email: string) => `Puede escribirnos a ${email} o responder a este mensaje.`,
    reachSite: (address: string) => `Puede comunicarse con nosotros aquí: ${address}`,
    farewell: 'Que la gracia y la paz de Dios estén con usted.',
    ministry: 'El equipo del ministerio',
    notYou: (host: string) =>
      `Recibe este mensaje porque alguien escribió esta dirección en un formulario de ${host}. Si no fue usted, le pedimos disculpas; puede borrarlo sin más.`,
  },
} as const;

export const confirmation = template(
  v.object({ kind: kindSchema, reference: referenceSchema }),
  ({ kind, reference }, language, { publicUrl, ministryName, contactEmail }) => {
    const text = texts[language];
    return {
      subject: text.subject(reference),
      text: paragraphs(
        text.thanks,
        text.next[kind],
        text.reference(reference),
        contactEmail === null ? text.reachSite(`${publicUrl}/contact?lang=${language}`) : text.reach(contactEmail),
        `${text.farewell}\n${ministryName ?? text.ministry}`,
        text.notYou(new URL(publicUrl).host),
      ),
    };
  },
);
