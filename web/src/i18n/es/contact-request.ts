import type { TranslationOf } from '../translate';
import type { contactRequest as english } from '../en/contact-request';

export const contactRequest: TranslationOf<typeof english> = {
  'contactRequest.email.help': 'No lo compartiremos.',
  'contactRequest.notes': 'Notas',
  'contactRequest.message': 'Su mensaje',
  'contactRequest.submit': 'Enviar solicitud de contacto',
  'contactRequest.submit.general': 'Enviar mensaje',
  'contactRequest.submitting': 'Enviando...',
  'contactRequest.sent': 'Solicitud de Contacto Enviada',
  'contactRequest.sent.text': 'Gracias. Pronto nos comunicaremos con usted.',
  'contactRequest.received': 'Recibimos su mensaje y le responderemos. Guarde esta referencia por si la necesita.',
  'contactRequest.failed': 'Hubo un error al enviar su solicitud de contacto. Por favor, inténtelo de nuevo.',
  'contact.next': 'Qué sucede con su mensaje',
  'contact.ways': 'Otras maneras de comunicarse',
  'contact.email': 'Correo electrónico',
  'contact.phone': 'Teléfono',
  'contact.address': 'Dirección',
};
