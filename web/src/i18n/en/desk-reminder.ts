/** A member's wish for the weekly reminder. */
export const deskReminder = {
  'deskReminder.title': 'Weekly reminder',
  'deskReminder.about':
    'On Mondays, an email to your address: how many requests are waiting, and the link to this page. Nothing else, and nobody sees whether you switched it on.',
  'deskReminder.wanted': 'Send me the reminder',
  'deskReminder.language': 'Language of the email',
  'deskReminder.impossible': 'This site has no mail server yet, so no email is sent until it has one.',
  'deskReminder.saved': 'Saved.',
} as const;
