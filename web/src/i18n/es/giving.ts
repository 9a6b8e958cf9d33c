import type { TranslationOf } from '../translate';
import type { giving as english } from '../en/giving';

export const giving: TranslationOf<typeof english> = {
  'giving.pakistan': 'Ofrendar para Pakistán',
  'giving.ecuador': 'Ofrendar para Ecuador',
  'giving.general': 'Ofrendar al fondo general',
  'giving.newTab': 'se abre en otra pestaña',
};
