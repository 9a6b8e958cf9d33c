import { expect, test } from 'vitest';
import { phonePattern } from './crisis-line';
import { callLink, textLink } from './phone-links';
import { phoneCases, refusedPhones, textLinkCases } from './crisis-line.cases';

test.each(phoneCases)('$phone is dialed as $dialed', ({ phone, dialed }) => {
  expect(phone).toMatch(phonePattern);
  expect(callLink(phone)).toBe(`tel:${dialed}`);
});

test.each(refusedPhones)('"%s" is no number alone', (phone) => {
  expect(phone).not.toMatch(phonePattern);
});

test.each(textLinkCases)('a message to $smsNumber opens $link', ({ smsNumber, text, link }) => {
  expect(textLink(smsNumber, text)).toBe(link);
});
