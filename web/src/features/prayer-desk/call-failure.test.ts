import { expect, it } from 'vitest';
import { ApiError, NoAnswer } from '../../lib/cms-client/api-error';
import { failureOf } from './call-failure';

const answer = (status: number, body: unknown = {}) => new ApiError(status, JSON.stringify(body), '');

it.each([
  ['no network', new NoAnswer('Failed to fetch'), 'offline'],
  ['a CMS that is down', answer(502), 'offline'],
  ['a request that is not there any more', answer(404), 'gone'],
  ['an account without the right', answer(403), 'refused'],
  ['a fault of the server', answer(500), 'failed'],
  ['an answer that cannot be read', new SyntaxError('Unexpected token'), 'failed'],
  ['a conflict that does not say with what', answer(409, { error: { status: 409, details: {} } }), 'failed'],
  ['nothing at all', undefined, 'failed'],
] as const)('knows %s', (_, error, cause) => {
  expect(failureOf(error)).toEqual({ cause });
});
