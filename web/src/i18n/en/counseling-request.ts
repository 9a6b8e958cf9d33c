import { counselingRequestMessages } from '@contracts/submission-messages';

export const counselingRequest = {
  ...counselingRequestMessages,
  'counselingRequest.title': 'Request marriage counseling',
  'counselingRequest.text':
    'Tell us how to reach you and what you would like help with. We will contact you to find a time.',
  'counselingRequest.email.help': 'We will not share it.',
  'counselingRequest.phoneSafety': 'Is it safe to call or write to this number?',
  'counselingRequest.phoneSafety.yes': 'Yes, you can call or text me',
  'counselingRequest.phoneSafety.no': 'No, use only email',
  'counselingRequest.phoneSafety.ask-first': 'Ask me first by email',
  'counselingRequest.counselingFor': 'What do you need counseling for?',
  'counselingRequest.counselingFor.help': 'In your own words, at least 10 characters.',
  'counselingRequest.submit': 'Send request',
  'counselingRequest.submitting': 'Sending...',
  'counselingRequest.cancel': 'Cancel',
  'counselingRequest.failed': 'There was an error submitting your counseling request. Please try again.',
  'counselingRequest.sent': 'Request Submitted!',
  'counselingRequest.sent.text':
    "Thank you for your counseling request. We'll contact you soon to schedule your session.",
  'counselingRequest.received': 'We have your request. Your reference: {reference}',
  'counseling.schedule': 'Schedule Counseling',
} as const;
