import { speaksOfCrisis } from '@contracts/crisis-words';
import { expect, test } from 'vitest';
import { crisisCases } from '../../../../cms/src/contracts/crisis-words.cases';

test.each(crisisCases)('the browser finds in $language what the server finds', ({ caught, quiet }) => {
  expect(caught.filter((sentence) => !speaksOfCrisis(sentence))).toEqual([]);
  expect(quiet.filter((sentence) => speaksOfCrisis(sentence))).toEqual([]);
});
