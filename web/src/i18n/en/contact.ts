/** The page around the contact form. */
export const contact = {
  'contact.next': 'What happens to your message',
  'contact.ways': 'Other ways to reach us',
  'contact.email': 'Email',
  'contact.phone': 'Phone',
  'contact.address': 'Address',
} as const;
