import { expect, test } from 'vitest';
import { checkCases } from '../../contracts/crisis-line.cases';
import { dueLines } from './due-lines';

const line = (documentId: string, name: string, lastCheckedOn: string | null) => ({
  documentId,
  countryCode: 'EC',
  name,
  phone: '911',
  lastCheckedOn,
});

test.each(checkCases)('a number called on $lastCheckedOn is to be called again on $today: $due', (one) => {
  expect(dueLines([line('a', 'A', one.lastCheckedOn)], [], one.today)).toHaveLength(one.due ? 1 : 0);
});

test('a number is asked for once, in the language of the reader, and in the other where it has no translation', () => {
  const due = dueLines(
    [line('a', 'Emergencias', null), line('b', 'Policía', '2026-11-01')],
    [line('a', 'Emergency', null), line('b', 'Police', '2026-11-01'), line('c', 'Only in English', null)],
    '2026-11-22',
  );
  expect(due.map(({ name }) => name)).toEqual(['Emergencias', 'Only in English']);
});
