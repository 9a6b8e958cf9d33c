export const quiz = {
  'quiz.state.label': 'Quiz:',
  'quiz.state.notStarted': 'Not started',
  'quiz.state.inProgress': 'In progress: {answered} of {total}',
  'quiz.state.completed': 'Completed: {score}%',
  'quiz.section.title': 'Test what you have learned',
  'quiz.section.text':
    'Questions drawn from real situations, each with a short explanation. Take your time; you can leave and come back.',
  'quiz.private': 'Your answers stay on this device until you ask for a certificate.',
  'quiz.section.noScript': 'The quiz needs JavaScript.',
  'quiz.start': 'Start Quiz',
  'quiz.opening': 'Opening…',
  'quiz.notReady': 'The quiz could not be loaded. Please check your connection.',
  'quiz.notReady.retry': 'Load the quiz',
  'quiz.title': '{module} Quiz',
} as const;
