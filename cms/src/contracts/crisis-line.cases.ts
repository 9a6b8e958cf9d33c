/** Numbers as an editor writes them, and the link for each. */
export const phoneCases = [
  { phone: '911', dialed: '911' },
  { phone: '1-800-799-7233', dialed: '18007997233' },
  { phone: '0311-7786264', dialed: '03117786264' },
  { phone: '800 911 2000', dialed: '8009112000' },
  { phone: '+593 (2) 123 4567', dialed: '+59321234567' },
] as const;

/** Numbers that a link would dial wrongly, so that they cannot be published. */
export const refusedPhones = ['171 option 6', '171, 6', '988 (press 2)', '1-800-CALL', 'tel:911', '', '-911'] as const;

export const textLinkCases = [
  { smsNumber: '988', text: 'AYUDA', link: 'sms:988?body=AYUDA' },
  { smsNumber: '988', text: null, link: 'sms:988' },
  { smsNumber: '741-741', text: 'I need help', link: 'sms:741741?body=I%20need%20help' },
] as const;

/** When a number was last called, today's date, and whether it is due for another call. */
export const checkCases = [
  { lastCheckedOn: null, today: '2026-11-22', due: true },
  { lastCheckedOn: '2026-11-22', today: '2026-11-22', due: false },
  { lastCheckedOn: '2025-11-23', today: '2026-11-22', due: false },
  { lastCheckedOn: '2025-11-22', today: '2026-11-22', due: true },
  { lastCheckedOn: '2023-01-31', today: '2024-02-29', due: true },
  { lastCheckedOn: '2024-02-29', today: '2025-02-28', due: false },
] as const;
