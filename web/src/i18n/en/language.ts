export const language = {
  'language.label': 'Language',
  'language.english': 'English',
  'language.spanish': 'Español',
  'language.switchToEnglish': 'EN, switch to English',
  'language.switchToSpanish': 'ES, cambiar a español',
} as const;
