export const language = {
  'language.label': 'Language',
  'language.english': 'English',
  'language.spanish': 'Español',
  'language.in.en': 'In English',
  'language.in.es': 'In Spanish',
  'language.switchToEnglish': 'EN, switch to English',
  'language.switchToSpanish': 'ES, cambiar a español',
  'language.offer.en': 'View this site in English',
  'language.offer.es': 'Ver este sitio en español',
  'language.declineOffer.en': 'No, thank you',
  'language.declineOffer.es': 'No, gracias',
} as const;
