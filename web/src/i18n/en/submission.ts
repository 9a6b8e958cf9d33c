import { submissionMessages } from '@contracts/submission';

/** What all forms say; each form's own words stand in its own file. */
export const submission = {
  ...submissionMessages,
  'submission.field.refused': 'Please check what you wrote here',
  'submission.firstName': 'First name',
  'submission.lastName': 'Last name',
  'submission.email': 'E-mail',
  'submission.phone': 'Phone',
  'submission.phone.placeholder': '123-456-7890',
  'submission.optional': 'Optional',
  'submission.required.note': 'Fields marked with an asterisk (*) are required.',
  'submission.honeypot': 'Leave this field empty',
  'submission.humanCheck': 'Human check',
  'submission.humanCheck.help': 'This small sum keeps automatic messages out.',
  'submission.humanCheck.refresh': 'Another sum',
  'submission.humanCheck.required': "Please solve the math problem to verify you're human",
  'submission.humanCheck.failed': 'Verification Failed',
  'submission.humanCheck.wrong': "Please solve the math problem correctly to verify you're human.",
  'submission.summary.one': 'One field needs your attention',
  'submission.summary.many': '{count} fields need your attention',
  'submission.failed': 'Submission Failed',
  'submission.failure.server': 'Nothing you wrote is lost, and the fault is on our side.',
  'submission.failure.fields': 'Some of what you wrote could not be accepted. Please look at the marked fields.',
  'submission.failure.unreachable':
    'We could not be reached. Please check your connection and try again; what you wrote is still here, and sending it again will not send it twice.',
  'submission.failure.rateLimited.one':
    'Several requests came from your connection in a short time. Please try again in a minute; what you wrote is still here.',
  'submission.failure.rateLimited.many':
    'Several requests came from your connection in a short time. Please try again in {minutes} minutes; what you wrote is still here.',
  'submission.failure.contact': 'You can also write to us at',
  'submission.notReady': 'This form could not be loaded. Please check your connection.',
  'submission.notReady.retry': 'Load the form',
  'submission.reference': 'Your reference',
  'submission.dialog.close': 'Close',
} as const;
