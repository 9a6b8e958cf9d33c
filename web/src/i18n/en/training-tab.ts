/** Come with the way through the course and the list of its modules. */
export const englishTrainingTab = {
  'course.title': 'Your way through the course',
  'course.none': '{total} modules, about {time} in all. Begin where you like: this page remembers how far you came.',
  'course.some': '{done} of {total} modules completed. About {time} left.',
  'course.all': 'You have completed all {total} modules. May it bear fruit in the people you care for.',
  'course.begin': 'Begin with',
  'course.continue': 'Continue with',
  'course.certificate': 'To your certificate',
  'course.section': 'You were at “{section}” in module {number}.',
  'course.quizLeft': 'You have read module {number}. What is left is its quiz.',
  'course.device': 'Your progress is stored on this device alone.',
  'course.state.none': '{title}: not begun',
  'course.state.begun': '{title}: begun',
  'course.state.done': '{title}: completed',
  'training.start': 'Start Module',
  'training.unknown':
    'We couldn’t find that module. It may have been removed, or the link may be wrong. Here are the modules we have.',
  'training.emptyTitle': 'The training course is coming soon',
  'training.emptyText':
    'Modules for pastors, counselors and volunteers will appear here. Until then, the articles are a good place to start.',
} as const;
