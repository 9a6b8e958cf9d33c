export const dialed = (phone: string): string => phone.replace(/[^+\d]/g, '');

export const callLink = (phone: string): string => `tel:${dialed(phone)}`;

export const textLink = (smsNumber: string, text: string | null): string =>
  `sms:${dialed(smsNumber)}${text ? `?body=${encodeURIComponent(text)}` : ''}`;
