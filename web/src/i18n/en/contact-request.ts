/** The forms that send a contact request. */
export const contactRequest = {
  'contactRequest.email.help': 'We will not share it.',
  'contactRequest.notes': 'Notes',
  'contactRequest.message': 'Your message',
  'contactRequest.submit': 'Send contact request',
  'contactRequest.submit.general': 'Send message',
  'contactRequest.submitting': 'Sending...',
  'contactRequest.sent': 'Contact Request Sent',
  'contactRequest.sent.text': 'Thank you. We will be in touch soon.',
  'contactRequest.received': 'We have your message and will get back to you. Keep this reference in case you need it.',
  'contactRequest.failed': 'There was an error submitting your contact request. Please try again.',
  'contact.next': 'What happens to your message',
  'contact.ways': 'Other ways to reach us',
  'contact.email': 'Email',
  'contact.phone': 'Phone',
  'contact.address': 'Address',
} as const;
