import { prayerRequestMessages } from '@contracts/prayer-request';

export const prayerRequest = {
  ...prayerRequestMessages,
  'prayerRequest.email.help': 'We will not share it.',
  'prayerRequest.prayerType': 'Prayer type',
  'prayerRequest.prayerType.placeholder': 'Select a prayer type',
  'prayerRequest.prayerType.healing': 'Healing',
  'prayerRequest.prayerType.family': 'Family',
  'prayerRequest.prayerType.financial': 'Financial',
  'prayerRequest.prayerType.spiritual': 'Spiritual',
  'prayerRequest.prayerType.guidance': 'Guidance',
  'prayerRequest.prayerType.other': 'Other',
  'prayerRequest.prayerRequest': 'Your prayer request',
  'prayerRequest.prayerRequest.help': 'In your own words, at least 10 characters.',
  'prayerRequest.confidential': 'Keep this request confidential',
  'prayerRequest.confidential.help': 'Only the prayer team will see it.',
  'prayerRequest.contactMe': 'Please contact me',
  'prayerRequest.contactMe.help': 'Someone from the team will write to you or call you.',
  'prayerRequest.submit': 'Send prayer request',
  'prayerRequest.submitting': 'Sending...',
  'prayerRequest.failed': 'There was an error submitting your prayer request. Please try again.',
  'prayerRequest.sent': 'Prayer Request Submitted',
  'prayerRequest.sent.text':
    'Thank you for trusting us with this. Our prayer team has your request and will pray for you.',
  'prayerRequest.sent.reference': 'Keep this reference in case you write to us about your request.',
  'prayerRequest.sent.verse': 'God is our refuge and strength, a very present help in trouble.',
  'prayerRequest.sent.verse.reference': 'Psalm 46:1',
  'prayerRequest.sent.next': 'What happens now',
  'prayerRequest.sent.readers': 'Our prayer team will read it. Those who run this ministry may read it too.',
  'prayerRequest.sent.readers.confidential':
    'Only our prayer team can read it, because you asked us to keep it confidential.',
  'prayerRequest.sent.when':
    'They will open it the next time they pray together. Requests are not read around the clock.',
  'prayerRequest.sent.contact': 'Someone will write to you or call you, as you asked.',
  'prayerRequest.sent.noContact':
    'We will not contact you, since you did not ask us to, unless a life may be in danger.',
  'prayerRequest.sent.delete': 'You can have your request deleted at any time.',
  'prayerRequest.sent.delete.link': 'How to have it deleted',
  'prayerRequest.sent.close': 'Done',
} as const;
