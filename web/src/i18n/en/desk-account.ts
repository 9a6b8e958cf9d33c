/** What others changed in a member's account. */
export const deskAccount = {
  'prayerDesk.account.title': 'Your account was changed',
  'prayerDesk.account.created': '{actor} created your account {age}.',
  'prayerDesk.account.password': '{actor} set a new password for your account {age}.',
  'prayerDesk.account.email': '{actor} changed the email address of your account {age}.',
  'prayerDesk.account.roles': '{actor} changed the roles of your account {age}.',
  'prayerDesk.account.access': '{actor} turned your account on or off {age}.',
  'prayerDesk.account.deleted': '{actor} deleted your account {age}.',
  'prayerDesk.account.program': 'The person who runs the server',
  'prayerDesk.account.advice':
    'If you did not ask for this, talk to that person and choose a new password in your profile. This notice stays here for two weeks.',
} as const;
