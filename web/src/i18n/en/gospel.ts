/** Come with the gospel. */
export const englishGospel = {
  'gospelDialog.loading': 'Loading the presentation…',
  'gospelDialog.failed': 'The presentation could not be loaded',
  'gospelDialog.failed.text': 'Please check your connection and try again.',
  'gospelDialog.parts': 'The five parts',
  'gospelDialog.scriptures': 'In the words of the Bible',
  'gospelDialog.connect': 'Connect',
  'gospelDialog.connect.title': 'Connect with us',
  'gospelDialog.back': 'Back',
  'gospelDialog.read': 'Read the book',
  'gospelDialog.sent': 'Thank you for writing to us',
  'gospelDialog.sent.text': 'Someone will write to you soon.',
} as const;
