/** The page around the contact form. */
export const contact = {
  'contact.next': 'What happens with your message',
  'contact.ways': 'Other ways to reach us',
  'contact.email': 'E-mail',
  'contact.phone': 'Phone',
  'contact.address': 'Address',
} as const;
