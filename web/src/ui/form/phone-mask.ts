const groups = [3, 6] as const;
const maximumDigits = 10;

export type PhoneEdit = { value: string; caret: number };

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Up to ten digits in groups of 3-3-4. */
export function formatPhone(text: string): string {
  const digits = digitsOf(text).slice(0, maximumDigits);
  return [digits.slice(0, groups[0]), digits.slice(groups[0], groups[1]), digits.slice(groups[1])]
    .filter((group) => group !== '')
    .join('-');
}

/** Where the caret stands in the formatted text with that many digits to its left. */
function caretAfter(digits: number): number {
  return digits + groups.filter((boundary) => digits > boundary).length;
}

/**
 * What becomes of an edit. `raw` and `caret` are the input's after the browser applied it, `previous` is what stood
 * there before. Digits keep their place around the caret; what is too much is cut from the inserted text, as in
 * an input with a maximum length.
 */
export function editPhone(previous: string, raw: string, caret: number, inputType = ''): PhoneEdit {
  let left = digitsOf(raw.slice(0, caret));
  let right = digitsOf(raw.slice(caret));

  // Deleting a dash alone would change nothing and leave the key without effect: the digit beyond it goes.
  if (left + right === digitsOf(previous) && raw.length < previous.length) {
    if (inputType === 'deleteContentBackward') left = left.slice(0, -1);
    if (inputType === 'deleteContentForward') right = right.slice(1);
  }

  // Browsers fill in and people paste the country's code along with the number.
  if (/^\s*\+1\D*\d/.test(raw) && left.length + right.length > maximumDigits) left = left.slice(1);

  right = right.slice(0, maximumDigits);
  left = left.slice(0, maximumDigits - right.length);
  return { value: formatPhone(left + right), caret: caretAfter(left.length) };
}
