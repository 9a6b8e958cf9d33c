import type { TranslationOf } from '../dictionary-type';
import type { giving as english } from '../en/giving';

export const giving: TranslationOf<typeof english> = {
  'giving.pakistan': 'Dar para Pakistán',
  'giving.ecuador': 'Dar para Ecuador',
  'giving.general': 'Dar al fondo general',
  'giving.newTab': 'se abre en otra pestaña',
};
