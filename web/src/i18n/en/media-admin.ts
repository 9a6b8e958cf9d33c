/** Come with the admin's page. */
export const mediaAdmin = {
  'mediaAdmin.title': 'Revival Timeline Admin',
  'mediaAdmin.description': 'Where the ministry looks after the pictures of the revival timeline.',
  'mediaAdmin.lead': 'Add pictures to an event, put them in order and write their captions. Visitors see it at once.',
  'mediaAdmin.checking': 'Checking whether you are signed in…',
  'mediaAdmin.needsScript': 'This page needs JavaScript. Please turn it on to sign in.',
  'mediaAdmin.signIn.title': 'Sign in',
  'mediaAdmin.signIn.text':
    'With the same e-mail and password as in the panel. Signing in here signs you in there too.',
  'mediaAdmin.signIn.email': 'E-mail',
  'mediaAdmin.signIn.password': 'Password',
  'mediaAdmin.signIn.showPassword': 'Show password',
  'mediaAdmin.signIn.remember': 'Keep me signed in on this device',
  'mediaAdmin.signIn.remember.help': 'Only on a device that nobody else uses.',
  'mediaAdmin.signIn.send': 'Sign in',
  'mediaAdmin.signIn.sending': 'Signing in…',
  'mediaAdmin.signIn.email.required': 'Please enter your e-mail address',
  'mediaAdmin.signIn.password.required': 'Please enter your password',
  'mediaAdmin.signIn.failed': 'You are not signed in',
  'mediaAdmin.signIn.failed.credentials':
    'E-mail and password do not belong together. Please check both and try again.',
  'mediaAdmin.signIn.failed.inactive':
    'This account is switched off. Please ask whoever looks after the site to turn it on again.',
  'mediaAdmin.signIn.failed.refused':
    'This account may not change the timeline. Please sign in with the one you were working with.',
  'mediaAdmin.signIn.failed.rate-limited': 'There were too many attempts. Please wait five minutes and try again.',
  'mediaAdmin.signIn.failed.unreachable':
    'The site could not be reached. Please check your connection and try again in a moment.',
  'mediaAdmin.signIn.failed.server':
    'Something went wrong on our side. Please try again in a moment; your password was not judged.',
  'mediaAdmin.check.failed': 'We could not see whether you are signed in',
  'mediaAdmin.check.retry': 'Try again',
  'mediaAdmin.again.title': 'Please sign in again',
  'mediaAdmin.again.text':
    'Your session has ended. Nothing you entered is lost: it stays behind this window, and goes on once you are signed in.',
  'mediaAdmin.again.close': 'Not now',
  'mediaAdmin.account': 'Signed in as {name}',
  'mediaAdmin.panel': 'Open the panel',
  'mediaAdmin.signOut': 'Sign out',
  'mediaAdmin.signOut.failed': 'You are still signed in',
  'mediaAdmin.signOut.failed.text': 'The site could not be reached. Please try again in a moment.',
  'mediaAdmin.refused.title': 'This account has no access here',
  'mediaAdmin.refused.text':
    'You are signed in as {name}, and your work is in the panel. The timeline is looked after by the ministry’s admins; if you should be one of them, please ask whoever looks after the site.',
  'mediaAdmin.events': 'Events',
  'mediaAdmin.events.loading': 'Loading revival events...',
  'mediaAdmin.events.failed': 'Failed to load revival events.',
  'mediaAdmin.events.retry': 'Try again',
  'mediaAdmin.events.empty': 'No revival events available yet.',
  'mediaAdmin.events.empty.text':
    'An event is made in the panel, in both languages. As soon as it is published, it stands here.',
  'mediaAdmin.events.search': 'Search by name, place or year',
  'mediaAdmin.events.notFound': 'No event has these words.',
  'mediaAdmin.events.all': 'All events',
  'mediaAdmin.events.none': 'No event selected',
  'mediaAdmin.events.none.text': 'Choose the event whose pictures you want to look after.',
  'mediaAdmin.events.unknown': 'This event is not on the timeline',
  'mediaAdmin.events.unknown.text':
    'It may have been taken off it, or the address is not complete. Please choose one from the list.',
} as const;
