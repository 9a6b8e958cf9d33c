import { expect, test } from 'vitest';
import { createFormKeeper } from './keep-what-was-typed';

const queryCacheKey = 'getDocument({"model":"api::article.article"})';
const entry = { data: { title: 'Stored' } };
const state = { adminApi: { queries: { [queryCacheKey]: { data: entry } } } };
const written = { type: 'adminApi/queries/queryResultPatched', payload: { queryCacheKey, patches: [] } };
const save = (outcome: string, payload: object) => ({
  type: `adminApi/executeMutation/${outcome}`,
  payload,
  meta: { arg: { endpointName: 'updateDocument' } },
});
const failed = (payload: object, key = queryCacheKey) => ({
  type: 'adminApi/executeQuery/rejected',
  payload,
  meta: { requestId: '1', arg: { queryCacheKey: key } },
});

test('a save is written into the entry of the form when it is answered', () => {
  const keep = createFormKeeper();
  const saved = save('fulfilled', { data: {} });
  expect(keep(written, state, 1)).toEqual([]);
  expect(keep(saved, state, 1)).toEqual([written, saved]);
  expect(keep(saved, state, 1)).toEqual([saved]);
});

test.each([['TypeError'], ['ForbiddenError'], ['ValidationError']])(
  'a save that fails with a %s leaves the entry alone, and the form does not take it for saved',
  (name) => {
    const keep = createFormKeeper();
    const refused = save('rejected', { name, message: 'Failed to fetch' });
    expect(keep(written, state, 1)).toEqual([]);
    expect(keep(refused, state, 1)).toEqual([refused]);
    expect(refused.payload).toEqual({ name: 'ValidationError', message: 'Failed to fetch' });
    // Strapi undoes what it believes to have written.
    expect(keep(written, state, 1)).toEqual([]);
  },
);

test.each([[{ message: 'Failed to fetch' }], [{ status: 502, message: 'Bad Gateway' }]])(
  'the form stays when the entry cannot be loaded again: %j',
  (payload) => {
    const meta = { requestId: '1', arg: { queryCacheKey }, requestStatus: 'fulfilled', fulfilledTimeStamp: 7 };
    expect(createFormKeeper()(failed(payload), state, 7)).toEqual([
      { type: 'adminApi/executeQuery/fulfilled', payload: entry, meta },
    ]);
  },
);

test('an entry that is gone, or was never loaded, is said to be', () => {
  for (const action of [failed({ status: 404 }), failed({}, 'getDocument({"model":"api::book.book"})')]) {
    expect(createFormKeeper()(action, state, 1)).toEqual([action]);
  }
});
