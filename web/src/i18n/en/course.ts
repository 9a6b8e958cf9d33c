/** Come with the course and its modules. */
export const englishCourse = {
  // The quiz of a module, before it is opened.
  'quiz.state.label': 'Quiz:',
  'quiz.state.notStarted': 'Not started',
  'quiz.state.inProgress': 'In progress: {answered} of {total}',
  'quiz.state.completed': 'Completed: {score}%',
  'quiz.title': '{module} Quiz',
  // The way through the course.
  'course.back': 'To the training course',
  'course.plan': 'Study plan',
  'course.minutes': '{minutes}\u00a0min',
  'course.hours': '{hours}\u00a0h',
  'course.hoursMinutes': '{hours}\u00a0h {minutes}\u00a0min',
  'course.leaderSheet': 'Leader’s sheet',
  'course.notes.file': 'notes',
  // A module, and the list of modules.
  'training.number': 'Module {number}',
  'training.back': 'Back to all modules',
  'training.overview': 'Overview',
  'training.keyPrinciples': 'Key principles',
  'training.bestPractices': 'Best practices',
  'training.dos': 'Do',
  'training.donts': 'Don’t',
  'training.personalStory': 'A personal story',
  'training.exampleStory': 'This story is an example until the ministry tells its own.',
  'training.scripture': 'Scripture references',
  'training.actionItems': 'Action items',
} as const;
