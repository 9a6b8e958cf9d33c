import { expect, test } from 'vitest';
import { listOrder, type Listable } from './request-page';

function request(name: string, differing: Partial<Listable> = {}): Listable & { name: string } {
  return {
    name,
    urgent: false,
    status: 'new',
    receivedAt: '2026-11-10T00:00:00.000Z',
    closedAt: null,
    followUpOn: null,
    ...differing,
  };
}

test('a list begins with what is due, then urgent, new and other open ones, and ends with what was closed first', () => {
  const inOrder = [
    request('due long ago, not so old', { followUpOn: '2026-01-01', receivedAt: '2026-11-01T00:00:00.000Z' }),
    request('due today', { followUpOn: '2026-11-21', status: 'contacted', urgent: true }),
    request('urgent', { urgent: true, status: 'contacted' }),
    request('new, older', { receivedAt: '2026-11-09T00:00:00.000Z' }),
    request('new, due tomorrow', { followUpOn: '2026-11-22' }),
    request('in good hands', { status: 'follow-up', receivedAt: '2026-01-09T00:00:00.000Z' }),
    request('answered yesterday', { status: 'answered', closedAt: '2026-11-20T00:00:00.000Z', urgent: true }),
    request('archived in spring', {
      status: 'archived',
      closedAt: '2026-04-20T00:00:00.000Z',
      followUpOn: '2026-01-01',
    }),
  ];
  const names = inOrder.map(({ name }) => name);
  expect(listOrder(inOrder, '2026-11-21').map(({ name }) => name)).toEqual(names);
  expect(listOrder(inOrder.toReversed(), '2026-11-21').map(({ name }) => name)).toEqual(names);
});
