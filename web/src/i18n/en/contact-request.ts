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
  'concern.title': 'If something about our team concerns you',
  'concern.write': 'You can write to',
  'concern.outside': 'Our team does not receive what is sent there.',
  'concern.someone': 'Please talk to someone you trust who is not on our team.',
  'concern.harm':
    'If someone has been harmed or is in danger, call the police or the agency that protects children where you live. You do not need our permission, and you do not have to tell us first.',
} as const;
