/** For the file of a module that is passed from hand to hand. Only the server writes it. */
export const englishModuleFile = {
  'moduleFile.language': 'Leer en español',
  'moduleFile.answer': 'Show the answer',
  'moduleFile.right': 'Correct answer: {answer}',
  'moduleFile.choose': 'Press the answer that you think is right.',
  'moduleFile.end': 'Please pass this on to anybody whom it may help. It opens without an internet connection.',
  'moduleFile.source': 'From {ministry}. The latest version, with all modules:',
} as const;
