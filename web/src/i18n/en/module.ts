/** Come with a module. */
export const englishModule = {
  'course.contents': 'In this module',
  'course.ticked': '{done} of {total} done',
  'training.otherLanguage': 'This module is not available in your language yet.',
  'training.print': 'Print as a handout',
} as const;
