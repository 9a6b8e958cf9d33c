/** Come with the page that shows both languages. */
export const englishBilingual = {
  'bilingual.title': 'In English and Spanish',
  'bilingual.about': 'The same text in English and Spanish, paragraph by paragraph.',
  'bilingual.back': 'In one language',
  'bilingual.print': 'Print',
  'bilingual.notTranslated': 'This text is not available in Spanish yet.',
  'bilingual.quiz': 'Questions of the quiz',
  'bilingual.quiz.show': 'Show answers and explanations',
  'bilingual.nothing': 'There is nothing at this address',
  'bilingual.nothing.text':
    'It may have been removed, or the link may be wrong. Each module and article has a link to both languages.',
  'bilingual.nothing.action': 'To the training course',
} as const;
