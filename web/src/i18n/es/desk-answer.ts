import type { TranslationOf } from '../translate';
import type { deskAnswer as english } from '../en/desk-answer';

export const deskAnswer: TranslationOf<typeof english> = {
  'prayerDesk.reachAsked': 'Por favor, comuníquese con {name}',
  'prayerDesk.reach': 'Cómo comunicarse con {name}',
  'prayerDesk.reachUnasked':
    'No se pidió una respuesta. Si una vida pudiera estar en peligro, puede comunicarse con {name} así:',
  'prayerDesk.email': 'Enviar un correo',
  'prayerDesk.phone': 'Llamar',
  'prayerDesk.phoneSafety.yes': 'Es seguro llamar o escribir a este número.',
  'prayerDesk.phoneSafety.no': 'No es seguro llamar ni escribir a este número. Use solo el correo electrónico.',
  'prayerDesk.phoneSafety.ask-first': 'Pregunte por correo electrónico antes de llamar o escribir a este número.',
  'prayerDesk.phoneSafety.not-asked':
    'No se preguntó si este número es seguro. Pregunte por correo electrónico antes de llamar o escribir.',
  'prayerDesk.message': 'Mensaje',
  'prayerDesk.messageNone': 'Ninguno: escribiré el mío',
  'prayerDesk.messageHint.en': 'Los mensajes están en inglés, como la petición.',
  'prayerDesk.messageHint.es': 'Los mensajes están en español, como la petición.',
  'prayerDesk.messageHint.ur': 'Los mensajes están en inglés, porque no los hay en urdu.',
  'prayerDesk.messageText': 'Lo que va a enviar',
  'prayerDesk.messageTextHint': 'Puede cambiarlo aquí. Los botones de abajo abren su propia aplicación con este texto.',
  'prayerDesk.way.whatsapp': 'WhatsApp',
  'prayerDesk.way.sms': 'Mensaje de texto',
  'prayerDesk.sent.email': 'Escribí un correo',
  'prayerDesk.sent.whatsapp': 'Escribí por WhatsApp',
  'prayerDesk.sent.sms': 'Envié un mensaje de texto',
  'prayerDesk.sent.call': 'Llamé por teléfono',
  'prayerDesk.sentTemplate.email': 'Escribí un correo: “{title}”',
  'prayerDesk.sentTemplate.whatsapp': 'Escribí por WhatsApp: “{title}”',
  'prayerDesk.sentTemplate.sms': 'Envié un mensaje de texto: “{title}”',
  'prayerDesk.sentTemplate.call': 'Llamé por teléfono',
  'prayerDesk.sentQuestion': '¿Logró comunicarse? Deje una nota para el equipo:',
  'prayerDesk.sentNote': 'Agregar nota: {text}',
};
