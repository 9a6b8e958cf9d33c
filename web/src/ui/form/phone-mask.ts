const nationalGroups = [3, 6];
/** Digits of the shortest whole number. What is written behind one, such as an extension, is no slip of the finger. */
const wholeNumber = 7;
const mostDigits = { national: 10, international: 15 } as const;

/** Country codes of one and two digits; all others have three. */
const shortCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** What North Americans write before a name: 1-800-FLOWERS. */
const tollFree = /^1?8(\d)\1$/;

/** Eleven digits with the 1 that North Americans dial before another area. */
const withLongDistancePrefix = /^1[2-9]\d\d[2-9]\d{6}$/;

export type PhoneEdit = { value: string; caret: number };

/** Digits of Arabic and Urdu keyboards in ASCII, and no invisible marks. */
const cleaned = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace(/\p{Cf}/gu, '');

/** Of every script, so that no digit counts as nothing. */
const digitsOf = (text: string) => text.replace(/\P{Nd}/gu, '');

/** True if there is a `+` before the first digit. */
const isInternational = (text: string) => /^[^\p{Nd}+]*\+/u.test(text);

/** True if something other than digits and what people write between them follows that many digits. */
const hasForeignText = (text: string, least = 0) => {
  const written = text.replace(/^\P{Nd}*/u, '');
  const at = written.search(/[^\d\s().\p{Pd}\u2212]/u);
  return at !== -1 && digitsOf(written.slice(0, at)).length >= least;
};

const isTooLong = (digits: string, international: boolean) =>
  digits.length > (international ? mostDigits.international : mostDigits.national);

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

/** Up to ten digits in groups of 3-3-4, or an international number if it starts with `+` or `00`. */
export function formatPhone(text: string): string {
  return editPhone('', text, text.length).value;
}

/** False for what the mask leaves as it was written: too many digits, two numbers, an extension. */
export function fitsPhoneMask(value: string): boolean {
  return !hasForeignText(value) && !isTooLong(digitsOf(value), isInternational(value));
}

/** The caret position in the formatted text after that many digits. */
function caretAfter(digits: number, value: string): number {
  if (digits === 0) return value.startsWith('+') ? 1 : 0;
  let caret = 0;
  for (let seen = 0; seen < digits; caret += 1) if (/\d/.test(value.charAt(caret))) seen += 1;
  return caret;
}

/** As written; dashes alone may be those of the mask, which would group too many digits wrongly. */
function unmasked(before: string, after: string): PhoneEdit {
  const plain = (text: string) => (/^[\d-]*$/.test(before + after) ? digitsOf(text) : text);
  return { value: plain(before + after), caret: plain(before).length };
}

/**
 * `raw` and `caret` are the input's after the browser applied the edit, `previous` is the text before. Digits keep
 * their position around the caret. What is not one number stays as it was written, because a lost digit makes it wrong.
 */
export function editPhone(previous: string, raw: string, caret: number, inputType = ''): PhoneEdit {
  const before = cleaned(raw.slice(0, caret));
  const after = cleaned(raw.slice(caret));
  const text = before + after;
  let left = digitsOf(before);
  let right = digitsOf(after);
  let international = isInternational(text);
  const hasSameDigits = fitsPhoneMask(previous) && left + right === digitsOf(previous);

  // Deleting only a separator would have no effect, so the digit beyond it is deleted.
  if (hasSameDigits && text.length < previous.length && international === previous.startsWith('+')) {
    if (inputType === 'deleteContentBackward') left = left.slice(0, -1);
    if (inputType === 'deleteContentForward') right = right.slice(1);
  }

  if (!international) {
    // 00 is dialed instead of +, and no domestic number begins with it.
    international = /^00[1-9]/.test(left + right);
    const prefix = international ? 2 : withLongDistancePrefix.test(left + right) ? 1 : 0;
    right = right.slice(Math.max(0, prefix - left.length));
    left = left.slice(prefix);
  }

  const digits = left + right;
  const hasExtension = hasForeignText(text, hasSameDigits && !tollFree.test(digits) ? wholeNumber : 0);
  if (isTooLong(digits, international) || hasExtension) return unmasked(before, after);
  const value = international ? `+${grouped(digits, boundariesOf(digits), ' ')}` : grouped(digits, nationalGroups, '-');
  return { value, caret: caretAfter(left.length, value) };
}
