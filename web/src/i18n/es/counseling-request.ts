import type { TranslationOf } from '../translate';
import type { counselingRequest as english } from '../en/counseling-request';

export const counselingRequest: TranslationOf<typeof english> = {
  'counselingRequest.phone.required': 'El número de teléfono es obligatorio',
  'counselingRequest.counselingFor.tooShort': 'Describa en al menos 10 caracteres para qué necesita consejería',
  'counselingRequest.title': 'Solicitar consejería matrimonial',
  'counselingRequest.text':
    'Díganos cómo podemos comunicarnos con usted y en qué necesita ayuda. Le escribiremos o le llamaremos para acordar una fecha.',
  'counselingRequest.email.help': 'No lo compartiremos.',
  'counselingRequest.phoneSafety.invalid': 'Elija una de las respuestas',
  'counselingRequest.phoneSafety': '¿Es seguro llamar o escribir a este número?',
  'counselingRequest.phoneSafety.yes': 'Sí, pueden llamarme o escribirme',
  'counselingRequest.phoneSafety.no': 'No, solo por correo electrónico',
  'counselingRequest.phoneSafety.ask-first': 'Pregúntenme antes por correo electrónico',
  'counselingRequest.counselingFor': '¿Para qué necesita consejería?',
  'counselingRequest.counselingFor.help': 'Con sus propias palabras, al menos 10 caracteres.',
  'counselingRequest.submit': 'Enviar solicitud',
  'counselingRequest.submitting': 'Enviando...',
  'counselingRequest.cancel': 'Cancelar',
  'counselingRequest.failed': 'Hubo un error al enviar su solicitud de consejería. Por favor, inténtelo de nuevo.',
  'counselingRequest.sent': 'Solicitud Enviada',
  'counselingRequest.sent.text':
    'Gracias por su solicitud de consejería. Pronto nos comunicaremos con usted para agendar su sesión.',
  'counselingRequest.received': 'Recibimos su solicitud. Su referencia: {reference}',
  'counseling.schedule': 'Agendar consejería',
};
