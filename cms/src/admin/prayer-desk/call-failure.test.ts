import { expect, it } from 'vitest';
import { failureOf } from './call-failure';

it.each([
  ['no network', { name: 'TypeError', message: 'Failed to fetch' }, 'offline'],
  ['a CMS that is down', { name: 'BadGatewayError', status: 502, message: '' }, 'offline'],
  ['a request that is not there any more', { name: 'NotFoundError', status: 404, message: '' }, 'gone'],
  ['an account without the right', { name: 'ForbiddenError', status: 403, message: '' }, 'refused'],
  ['a fault of the server', { name: 'InternalServerError', status: 500, message: '' }, 'failed'],
  ['an answer that cannot be read', { name: 'ValiError', message: '' }, 'failed'],
  ['a conflict that does not say with what', { name: 'ConflictError', status: 409, details: {} }, 'failed'],
  ['nothing at all', undefined, 'failed'],
] as const)('knows %s', (_, error, cause) => {
  expect(failureOf(error)).toEqual({ cause });
});
