import type { TranslationOf } from '../dictionary-type';
import type { language as english } from '../en/language';

export const language: TranslationOf<typeof english> = {
  'language.label': 'Idioma',
  'language.english': 'English',
  'language.spanish': 'Español',
  'language.in.en': 'En inglés',
  'language.in.es': 'En español',
  'language.switchToEnglish': 'EN, switch to English',
  'language.switchToSpanish': 'ES, cambiar a español',
  'language.offer.en': 'View this site in English',
  'language.offer.es': 'Ver este sitio en español',
  'language.declineOffer.en': 'No, thank you',
  'language.declineOffer.es': 'No, gracias',
};
