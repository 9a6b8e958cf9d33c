import { expect, test } from 'vitest';
import { titleOf } from './page-creator';

test('the title of a page leaves out the name of the site', () => {
  expect(titleOf('<title>Formaci&amp;n · Recursos · Cumbre</title>')).toBe('Formaci&n · Recursos');
  expect(titleOf('<title>Cumbre</title>')).toBe('Cumbre');
});
