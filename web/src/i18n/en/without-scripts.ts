/** What the server alone shows: the steps of a form without scripts, and what stands in `noscript`. */
export const englishWithoutScripts = {
  'formSteps.check.title': 'Check what you send',
  'formSteps.check.text': 'Nothing has been sent yet. Please read it once more, answer the sum, and send it.',
  'formSteps.check.true': 'Yes',
  'formSteps.check.false': 'No',
  'formSteps.check.sum': 'What is {problem}?',
  'formSteps.check.late': 'More than ten minutes have passed since the last sum. Please answer this one.',
  'formSteps.check.send': 'Send it now',
  'formSteps.check.change': 'Change something',
  'formSteps.sent.title': 'Thank you. We have what you sent.',
  'formSteps.sent.text':
    'It arrived. Its reference is shown for ten minutes, and only where the browser accepts cookies; you can write to us without it.',
  'formSteps.sent.keep': 'Keep this reference in case you write to us about it.',
  'formSteps.sent.delete': 'You can have what you sent deleted at any time.',
  'withoutScripts.menu': 'Menu',
  'withoutScripts.search': 'Search',
  'withoutScripts.keep': 'Keeping this page on the device and listening to it need JavaScript.',
  'withoutScripts.quiz':
    'Without JavaScript you can read the questions with their answers. A certificate needs JavaScript.',
  'withoutScripts.quiz.link': 'Questions and answers',
} as const;
