import * as v from 'valibot';
import { deskLink, paragraphs, template } from './mail-template';
import { kindSchema, referenceSchema } from './request-list';

const texts = {
  en: {
    new: { prayer: 'New prayer request', contact: 'New contact request', counseling: 'New counseling request' },
    urgent: 'Urgent',
    isUrgent: 'It is marked urgent. Please open it as soon as you can.',
    open: 'Read it at the prayer desk:',
    why: 'For privacy, the message is not in this email. Sign in to read it.',
  },
  es: {
    new: {
      prayer: 'Nueva petición de oración',
      contact: 'Nueva solicitud de contacto',
      counseling: 'Nueva solicitud de consejería',
    },
    urgent: 'Urgente',
    isUrgent: 'Está marcada como urgente. Por favor, ábrala en cuanto pueda.',
    open: 'Léala en la mesa de oración:',
    why: 'Por privacidad, el mensaje no va en este correo. Inicie sesión para leerlo.',
  },
} as const;

export const newRequest = template(
  v.object({ kind: kindSchema, reference: referenceSchema, urgent: v.boolean() }),
  ({ kind, reference, urgent }, language, sender) => {
    const text = texts[language];
    const arrived = `${text.new[kind]} ${reference}`;
    return {
      subject: urgent ? `${text.urgent} · ${arrived}` : arrived,
      text: paragraphs(
        `${arrived}.`,
        urgent ? text.isUrgent : null,
        `${text.open}\n${deskLink(sender, kind, reference)}`,
        text.why,
      ),
    };
  },
);
