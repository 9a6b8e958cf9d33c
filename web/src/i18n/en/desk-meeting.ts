/** The screens of the prayer meeting. */
export const deskMeeting = {
  'deskMeeting.title': 'Prayer meeting',
  'deskMeeting.empty': 'Nothing to read aloud yet',
  'deskMeeting.emptyAbout':
    'Open a request and choose “Add to the prayer meeting”. What was chosen appears here for the whole team, for one day.',
  'deskMeeting.place': '{place} of {count}',
  'deskMeeting.before': 'Previous',
  'deskMeeting.after': 'Next',
  'deskMeeting.remove': 'Take out of the meeting',
  'deskMeeting.end': 'End the meeting',
  'deskMeeting.endAbout': 'The list will be deleted for the whole team. This cannot be undone.',
  'deskMeeting.keep': 'Keep it',
  'deskMeeting.endForAll': 'End it for everyone',
} as const;
