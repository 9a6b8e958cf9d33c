const national = { groups: [3, 6], maximum: 10 } as const;

/** With the country's code; those of North America all have eleven. */
const maximumOf = (digits: string) => (digits.startsWith('1') ? 11 : 15);

/** The codes of one and two digits; all others have three. */
const shortCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

export type PhoneEdit = { value: string; caret: number };

/** Also those of Arabic and Urdu keyboards. */
const digitsOf = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace(/\D/g, '');

/** Whether a `+` stands before the first digit. */
const isInternational = (text: string) => /^[^\p{Nd}+]*\+/u.test(text);

/** After how many digits a group ends: behind the country's code, then in threes with no digit alone at the end. */
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

/** Up to ten digits in groups of 3-3-4; what begins with `+` or `00` as an international number. */
export function formatPhone(text: string): string {
  return editPhone('', text, text.length).value;
}

/** Where the caret stands in the formatted text with that many digits to its left. */
function caretAfter(digits: number, value: string): number {
  if (digits === 0) return value.startsWith('+') ? 1 : 0;
  let caret = 0;
  for (let seen = 0; seen < digits; caret += 1) if (/\d/.test(value.charAt(caret))) seen += 1;
  return caret;
}

/**
 * What becomes of an edit. `raw` and `caret` are the input's after the browser applied it, `previous` is what stood
 * there before. Digits keep their place around the caret; what is too much is cut from the inserted text, as in
 * an input with a maximum length.
 */
export function editPhone(previous: string, raw: string, caret: number, inputType = ''): PhoneEdit {
  let left = digitsOf(raw.slice(0, caret));
  let right = digitsOf(raw.slice(caret));
  let international = isInternational(raw);

  // Deleting a separator alone would change nothing and leave the key without effect: the digit beyond it goes.
  if (
    left + right === digitsOf(previous) &&
    raw.length < previous.length &&
    international === previous.startsWith('+')
  ) {
    if (inputType === 'deleteContentBackward') left = left.slice(0, -1);
    if (inputType === 'deleteContentForward') right = right.slice(1);
  }

  // What is dialed in place of the +, and begins no number at home.
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
