import { training } from './training';

/** Come with the course and its modules. */
export const englishCourse = {
  ...training,
  'course.title': 'Your way through the course',
  'course.none': '{total} modules, about {time} in all. Begin where you like: this page remembers how far you came.',
  'course.some': '{done} of {total} modules completed. About {time} left.',
  'course.all': 'You have completed all {total} modules. May it bear fruit in the people you care for.',
  'course.begin': 'Begin with',
  'course.continue': 'Continue with',
  'course.certificate': 'To your certificate',
  'course.plan': 'Study plan',
  'course.section': 'You were at “{section}” in module {number}.',
  'course.quizLeft': 'You have read module {number}. What is left is its quiz.',
  'course.device': 'Your progress is stored on this device alone.',
  'course.state.none': '{title}: not begun',
  'course.state.begun': '{title}: begun',
  'course.state.done': '{title}: completed',
  'course.minutes': '{minutes}\u00a0min',
  'course.hours': '{hours}\u00a0h',
  'course.hoursMinutes': '{hours}\u00a0h {minutes}\u00a0min',
  'course.leaderSheet': 'Leader’s sheet',
  'course.contents': 'In this module',
  'course.ticked': '{done} of {total} done',
  'course.notes': 'Your notes',
  'course.notes.device':
    'Notes and ticks are stored on this device alone and never sent. Whoever uses this device can read them.',
  'course.notes.notStored':
    'This device does not let us store your notes. Save them as a text file before you leave this page.',
  'course.notes.save': 'Save as a text file',
  'course.notes.file': 'notes',
} as const;
