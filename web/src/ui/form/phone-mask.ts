const national = { groups: [3, 6], maximum: 10 } as const;

/** Digits including the country code; North American numbers have eleven. */
const maximumOf = (digits: string) => (digits.startsWith('1') ? 11 : 15);

/** Country codes of one and two digits; all others have three. */
const shortCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

export type PhoneEdit = { value: string; caret: number };

/** Including the digits of Arabic and Urdu keyboards. */
const digitsOf = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace(/\D/g, '');

/** True if there is a `+` before the first digit. */
const isInternational = (text: string) => /^[^\p{Nd}+]*\+/u.test(text);

/** After how many digits a group ends: the country code, then groups of three, with no single digit at the end. */
function boundariesOf(digits: string): number[] {
  const code = shortCode.exec(digits)?.[0].length ?? 3;
  const boundaries = [code];
  for (let end = code + 3; digits.length - end > 1; end += 3) boundaries.push(end);
  return boundaries;
}

function grouped(digits: string, boundaries: readonly number[], separator: string): string {
  return [0, ...boundaries]
    .map((start, index) => digits.slice(start, boundaries[index]))
    .filter((group) => group !== '')
    .join(separator);
}

function formatDigits(digits: string, international: boolean): string {
  return international
    ? `+${grouped(digits.slice(0, maximumOf(digits)), boundariesOf(digits.slice(0, maximumOf(digits))), ' ')}`
    : grouped(digits.slice(0, national.maximum), national.groups, '-');
}

/** Up to ten digits in groups of 3-3-4, or an international number if it starts with `+` or `00`. */
export function formatPhone(text: string): string {
  return editPhone('', text, text.length).value;
}

/** The caret position in the formatted text after that many digits. */
function caretAfter(digits: number, value: string): number {
  if (digits === 0) return value.startsWith('+') ? 1 : 0;
  let caret = 0;
  for (let seen = 0; seen < digits; caret += 1) if (/\d/.test(value.charAt(caret))) seen += 1;
  return caret;
}

/**
 * `raw` and `caret` are the input's after the browser applied the edit, `previous` is the text before. Digits keep
 * their place around the caret; what is too long is cut from the inserted text.
 */
export function editPhone(previous: string, raw: string, caret: number, inputType = ''): PhoneEdit {
  let left = digitsOf(raw.slice(0, caret));
  let right = digitsOf(raw.slice(caret));
  let international = isInternational(raw);

  // Deleting only a separator would have no effect, so the digit beyond it is deleted.
  if (
    left + right === digitsOf(previous) &&
    raw.length < previous.length &&
    international === previous.startsWith('+')
  ) {
    if (inputType === 'deleteContentBackward') left = left.slice(0, -1);
    if (inputType === 'deleteContentForward') right = right.slice(1);
  }

  // 00 is dialed instead of +, and no domestic number begins with it.
  if (!international && /^00[1-9]/.test(left)) {
    international = true;
    left = left.slice(2);
  }

  const maximum = international ? maximumOf(left + right) : national.maximum;
  right = right.slice(0, maximum);
  left = left.slice(0, maximum - right.length);
  const value = formatDigits(left + right, international);
  return { value, caret: caretAfter(left.length, value) };
}
