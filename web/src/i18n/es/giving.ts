import type { englishGiving } from '../en/giving';

export const spanishGiving: Record<keyof typeof englishGiving, string> = {
  'giving.pakistan': 'Ofrendar para Pakistán',
  'giving.ecuador': 'Ofrendar para Ecuador',
  'giving.general': 'Ofrendar al fondo general',
  'giving.example': 'Ejemplo',
  'giving.off':
    'Por ahora no recibimos ofrendas por medio de este sitio. Gracias por querer ayudar: por favor, ore con nosotros por esta obra.',
};
