import { UnwritableError } from './delivery-failure';

/** A single-line header value that the program writes; anything else is a bug and is not sent. */
export function headerText(text: string): string {
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u.test(text)) throw new UnwritableError('A header would not be one line');
  return text;
}

/** Most servers ignore a `+tag`, many ignore dots, and case does not matter. */
export function normalizeMailbox(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').toLowerCase().split('@');
  const [mailbox = ''] = local.split('+', 1);
  return `${mailbox.replaceAll('.', '')}@${domain}`;
}
