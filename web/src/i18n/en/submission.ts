import { submissionMessages } from '@contracts/submission-messages';

/** Texts of all forms; those of one form are in its own file. */
export const submission = {
  ...submissionMessages,
  'submission.field.refused': 'Please check what you wrote here',
  'submission.firstName': 'First name',
  'submission.lastName': 'Last name',
  'submission.email': 'Email',
  'submission.phone': 'Phone',
  'submission.phone.help': 'Outside the United States, start with + and your country code.',
  'submission.phone.help.optional': 'Optional. Outside the United States, start with + and your country code.',
  'submission.phone.placeholder': '123-456-7890',
  'submission.optional': 'Optional',
  'submission.required.note': 'Fields marked with an asterisk (*) are required.',
  'submission.honeypot': 'Leave this field empty',
  'submission.humanCheck': 'Human check',
  'submission.humanCheck.help': 'This simple sum keeps automated messages out.',
  'submission.humanCheck.refresh': 'Another sum',
  'submission.humanCheck.required': "Please solve the math problem to verify you're human",
  'submission.humanCheck.failed': 'Verification Failed',
  'submission.humanCheck.wrong': "Please solve the math problem correctly to verify you're human.",
  'submission.summary.one': 'One field needs your attention',
  'submission.summary.many': '{count} fields need your attention',
  'submission.failed': 'Submission Failed',
  'submission.failure.server': 'The problem is on our side, and nothing you wrote has been lost.',
  'submission.failure.fields': 'Some of what you wrote could not be accepted. Please check the marked fields.',
  'submission.failure.unreachable': 'We could not connect, so this has not been sent yet.',
  'submission.failure.rateLimited.one':
    'Several requests came from your connection in a short time. Please try again in a minute. What you wrote is still here.',
  'submission.failure.rateLimited.many':
    'Several requests came from your connection in a short time. Please try again in {minutes} minutes. What you wrote is still here.',
  'submission.failure.contact': 'You can also write to us at',
  'submission.resending.waiting':
    'What you wrote is still on this page. You can try again with “Send now”. Or leave the page open: it will be sent automatically, just once, when you are back online.',
  'submission.resending.stopped':
    'It will no longer be sent automatically. What you wrote is still here, and sending it again will not create a duplicate.',
  'submission.resending.changed':
    'You changed what you wrote, so it will no longer be sent automatically. Please send it when you are ready.',
  'submission.resending.now': 'Send now',
  'submission.resending.stop': 'Stop waiting',
  'submission.resent': 'What you wrote has been sent. Your reference: {reference}',
  'submission.resent.refused': 'What you wrote is still in the form.',
  'submission.confidence':
    'What you share stays within our team, unless a life may be in danger, a child or dependent adult is being harmed, or the law requires us to report it.',
  'submission.confidence.link': 'What we cannot keep to ourselves',
  'submission.minors': 'If you are under 18, please write together with an adult you trust.',
  'submission.privacy':
    'What you write is stored encrypted and read only by our team. See who reads it and how long we keep it:',
  'submission.privacy.link': 'Privacy',
  'submission.privacy.newTab': 'opens in a new tab',
  'submission.reference': 'Your reference',
  'submission.dialog.close': 'Close',
} as const;
