import type { TranslationOf } from '../dictionary-type';
import type { prayer as english } from '../en/prayer';

export const prayer: TranslationOf<typeof english> = {
  'prayer.promise': 'Qué sucede con su petición',
  'prayer.crisis': 'Si alguien está en peligro ahora',
  'prayer.crisis.text': 'Por favor, no nos espere. Llame a uno de estos números.',
};
