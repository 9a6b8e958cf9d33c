/** Loaded when a counseling request is opened at the desk. */
export const deskNextStep = {
  'deskNextStep.title': 'Next step',
  'deskNextStep.none': 'None planned yet.',
  'deskNextStep.onDay': 'On {day}',
  'deskNextStep.plan': 'Plan the next step',
  'deskNextStep.change': 'Change the next step',
  'deskNextStep.text': 'What will be done',
  'deskNextStep.day': 'Follow up on',
  'deskNextStep.long': 'Please use at most {count} characters.',
  'deskNextStep.cancel': 'Cancel',
} as const;
