import { expect, test } from 'vitest';
import { callLink, isCheckDue, phonePattern, textLink } from './contract';
import { checkCases, phoneCases, refusedPhones, textLinkCases } from './contract.cases';

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

test.each(checkCases)('a number called on $lastCheckedOn is to be called again on $today: $due', (one) => {
  expect(isCheckDue(one.lastCheckedOn, one.today)).toBe(one.due);
});
