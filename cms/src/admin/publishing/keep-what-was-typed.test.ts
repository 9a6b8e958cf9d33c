import { expect, test } from 'vitest';
import { keptAction } from './keep-what-was-typed';

const queryCacheKey = 'getDocument({"model":"api::article.article"})';
const entry = { data: { title: 'Stored' } };
const state = { adminApi: { queries: { [queryCacheKey]: { data: entry } } } };
const failed = (payload: object, key = queryCacheKey) => ({
  type: 'adminApi/executeQuery/rejected',
  payload,
  meta: { requestId: '1', arg: { queryCacheKey: key } },
});

test('a save is not written into the entry of the form before it is answered', () => {
  const type = 'adminApi/queries/queryResultPatched';
  expect(keptAction({ type, payload: { queryCacheKey, patches: [] } }, state, 1)).toBeUndefined();
  const other = { type, payload: { queryCacheKey: 'getProfile()', patches: [] } };
  expect(keptAction(other, state, 1)).toBe(other);
});

test.each([[{ message: 'Failed to fetch' }], [{ status: 502, message: 'Bad Gateway' }]])(
  'the form stays when the entry cannot be loaded again: %j',
  (payload) => {
    expect(keptAction(failed(payload), state, 7)).toEqual({
      type: 'adminApi/executeQuery/fulfilled',
      payload: entry,
      meta: { requestId: '1', arg: { queryCacheKey }, requestStatus: 'fulfilled', fulfilledTimeStamp: 7 },
    });
  },
);

test('an entry that is gone, or was never loaded, is said to be', () => {
  for (const action of [failed({ status: 404 }), failed({}, 'getDocument({"model":"api::book.book"})')]) {
    expect(keptAction(action, state, 1)).toBe(action);
  }
});
