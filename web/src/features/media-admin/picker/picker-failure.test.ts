import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/cms-client/api-error';
import { pickerFailure } from './picker-failure';

test.each([
  [new ApiError(400, '{"error":{}}', ''), 'refused'],
  [new ApiError(401, '', 'Unauthorized'), 'signedOut'],
  [new ApiError(403, '', 'Forbidden'), 'forbidden'],
  [new ApiError(404, '', 'Not Found'), 'missing'],
  [new ApiError(413, '', 'Payload Too Large'), 'tooLarge'],
  [new ApiError(500, '<html>', ''), 'server'],
  [new ApiError(429, '', ''), 'server'],
  [new TypeError('Failed to fetch'), 'unreachable'],
  [new DOMException('Nobody answered', 'TimeoutError'), 'unreachable'],
  [new SyntaxError('Unexpected token'), 'unknown'],
  ['?', 'unknown'],
] as const)('%s is reported as “%s”', (error, kind) => {
  expect(pickerFailure(error)).toBe(kind);
});
