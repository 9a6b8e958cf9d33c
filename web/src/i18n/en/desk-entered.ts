/** How a request came that a member entered. */
export const deskEntered = {
  'deskEntered.phone': 'By phone, entered by {name}',
  'deskEntered.in-person': 'In person, entered by {name}',
  'deskEntered.unreachable': 'No email address or phone number was left.',
} as const;
