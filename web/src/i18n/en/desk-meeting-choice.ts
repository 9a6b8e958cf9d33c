/** Choosing an opened request for the prayer meeting. */
export const deskMeetingChoice = {
  'deskMeetingChoice.add': 'Add to the prayer meeting',
  'deskMeetingChoice.text': 'What is read aloud',
  'deskMeetingChoice.help': 'The first name is added. Leave out what {name} would not want others to hear.',
  'deskMeetingChoice.long': 'Please shorten it to {count} characters. It has {written}.',
  'deskMeetingChoice.empty': 'Please write what is read aloud.',
  'deskMeetingChoice.contact': 'Please leave out email addresses and phone numbers.',
  'deskMeetingChoice.save': 'Add',
  'deskMeetingChoice.cancel': 'Cancel',
  'deskMeetingChoice.added': 'Added to the prayer meeting.',
  'deskMeetingChoice.show': 'Show the meeting',
} as const;
