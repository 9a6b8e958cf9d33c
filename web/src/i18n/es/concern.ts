import type { TranslationOf } from '../translate';
import type { concern as english } from '../en/concern';

export const concern: TranslationOf<typeof english> = {
  'concern.title': 'Si algo de nuestro equipo le preocupa',
  'concern.write': 'Puede escribir a',
  'concern.outside': 'Nuestro equipo no recibe lo que se envía allí.',
  'concern.someone': 'Por favor, hable con alguien de su confianza que no sea de nuestro equipo.',
  'concern.harm':
    'Si alguien ha sufrido daño o corre peligro, llame a la policía o a la institución que protege a los menores donde usted vive. No necesita nuestro permiso ni tiene que avisarnos antes.',
};
