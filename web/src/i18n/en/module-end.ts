/** Come with what follows a module's text: notes, quiz, and its neighbours. */
export const englishModuleEnd = {
  'quiz.section.title': 'Test what you have learned',
  'quiz.section.text':
    'Questions drawn from real situations, each with a short explanation. Take your time; you can leave and come back.',
  'quiz.private': 'Your answers stay on this device until you ask for a certificate.',
  'quiz.start': 'Start Quiz',
  'quiz.notReady': 'The quiz could not be loaded. Please check your connection.',
  'quiz.notReady.retry': 'Load the quiz',
  'course.notes': 'Your notes',
  'course.notes.device':
    'Notes and ticks are stored on this device alone and never sent. Whoever uses this device can read them.',
  'course.notes.notStored':
    'This device does not let us store your notes. Save them as a text file before you leave this page.',
  'course.notes.save': 'Save as a text file',
  'training.neighbours': 'More modules',
  'training.previous': 'Previous module',
  'training.next': 'Next module',
} as const;
