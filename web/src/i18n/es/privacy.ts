import type { TranslationOf } from '../dictionary-type';
import type { privacy as english } from '../en/privacy';

export const privacy: TranslationOf<typeof english> = {
  'privacy.updated': 'Última actualización: {date}',
};
