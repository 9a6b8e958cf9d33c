/** Come with the page that shows both languages. */
export const englishBilingual = {
  'bilingual.title': 'In English and Spanish',
  'bilingual.about': 'The same text in English and Spanish, paragraph by paragraph.',
  'bilingual.back': 'In one language',
  'bilingual.print': 'Print',
  'bilingual.notTranslated': 'This text is available in one language only.',
  'bilingual.quiz': 'Questions of the quiz',
  'bilingual.quiz.show': 'Show answers and explanations',
  'bilingual.nothing': 'There is nothing at this address',
  'bilingual.nothing.text':
    'It may have been removed, or the link may be wrong. Each module and article has a link to both languages.',
  'bilingual.nothing.action': 'To the training course',
  'bilingual.onlyKept.en': 'Only the English text is kept on this device',
  'bilingual.onlyKept.en.text':
    'You are offline, and the Spanish text is missing. Keep it too when you have a connection: then both stand here.',
  'bilingual.onlyKept.en.read': 'Read it in English',
  'bilingual.onlyKept.es': 'Only the Spanish text is kept on this device',
  'bilingual.onlyKept.es.text':
    'You are offline, and the English text is missing. Keep it too when you have a connection: then both stand here.',
  'bilingual.onlyKept.es.read': 'Read it in Spanish',
} as const;
