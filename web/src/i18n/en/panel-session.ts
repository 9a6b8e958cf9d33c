/** Signing in, loaded with the pages /admin and /desk. */
export const englishPanelSession = {
  'panelSession.checking': 'Checking whether you are signed in…',
  'panelSession.needsScript':
    'Signing in here needs JavaScript and a recent browser. If you have both, load the page again.',
  'panelSession.signIn.title': 'Sign in',
  'panelSession.signIn.text':
    'Use the same email and password as in the panel. Signing in here signs you in there too.',
  'panelSession.signIn.password': 'Password',
  'panelSession.signIn.showPassword': 'Show password',
  'panelSession.signIn.remember': 'Keep me signed in on this device',
  'panelSession.signIn.remember.help': 'Only on a device that no one else uses.',
  'panelSession.signIn.send': 'Sign in',
  'panelSession.signIn.sending': 'Signing in…',
  'panelSession.signIn.email.required': 'Please enter your email address',
  'panelSession.signIn.password.required': 'Please enter your password',
  'panelSession.signIn.failed': 'Sign-in failed',
  'panelSession.signIn.failed.credentials': 'The email or password is incorrect. Please check both and try again.',
  'panelSession.signIn.failed.inactive':
    'This account has been deactivated. Please ask the site administrator to turn it back on.',
  'panelSession.signIn.failed.refused':
    'This account has no access here. Please sign in with the account you were using.',
  'panelSession.signIn.failed.rate-limited': 'Too many attempts. Please wait five minutes and try again.',
  'panelSession.signIn.failed.unreachable':
    'The site could not be reached. Please check your connection and try again in a moment.',
  'panelSession.signIn.failed.server':
    'Something went wrong on our side before your password could be checked. Please try again in a moment.',
  'panelSession.check.failed': 'We could not check whether you are signed in',
  'panelSession.over': 'Your session has ended, and the screen was cleared. Please sign in again.',
  'panelSession.again.title': 'Please sign in again',
  'panelSession.again.text':
    'Your session has ended. Nothing you entered is lost: once you sign in, you can pick up where you left off.',
  'panelSession.again.close': 'Not now',
  'panelSession.account': 'Signed in as {name}',
  'panelSession.panel': 'Open the panel',
  'panelSession.signOut': 'Sign out',
  'panelSession.signOut.failed': 'You are still signed in',
  'panelSession.signOut.failed.text': 'The site could not be reached. Please try again in a moment.',
  'panelSession.refused.title': 'This account has no access here',
} as const;
