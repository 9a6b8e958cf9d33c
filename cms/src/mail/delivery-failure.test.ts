import { expect, test } from 'vitest';
import { deliveryFailure, LostRecipientError, UnwritableError } from './delivery-failure';

const answer = (command: string, response: string) =>
  Object.assign(new Error(`Quotes ana@example.org: ${response}`), {
    code: 'EENVELOPE',
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

test.each([
  ['a mailbox that is not there', answer('RCPT TO', '550 5.1.1 No such user'), 'refused', '550'],
  ['a message that is not wanted', answer('DATA', '554 No'), 'refused', '554'],
  ['greylisting', answer('RCPT TO', '451 4.7.1 Come back later'), 'later', '451'],
  ['a full mailbox', answer('RCPT TO', '452 4.2.2 Full'), 'later', '452'],
  ['a relay that is not allowed to us', answer('RCPT TO', '554 5.7.1 Relay access denied'), 'later', '554'],
  ['a login that is missing', answer('RCPT TO', '530 Authentication required'), 'later', '530'],
  ['a sender that is refused', answer('MAIL FROM', '550 5.1.8 Bad sender'), 'later', '550'],
  ['a wrong password', answer('AUTH PLAIN', '535 5.7.8 Wrong'), 'unreachable', '535'],
  ['a server that is going down', answer('DATA', '421 4.3.2 Shutting down'), 'unreachable', '421'],
  ['a refused greeting', answer('CONN', '554 Go away'), 'unreachable', '554'],
  ['no server', Object.assign(new Error('connect'), { code: 'ESOCKET', command: 'CONN' }), 'unreachable', 'ESOCKET'],
  [
    'an envelope that the library refuses',
    Object.assign(new Error('x'), { code: 'EENVELOPE' }),
    'refused',
    'EENVELOPE',
  ],
  [
    'a recipient that cannot be read',
    new LostRecipientError('x', { cause: new RangeError('x') }),
    'refused',
    'RangeError',
  ],
  ['a text that cannot be written', new UnwritableError('x', { cause: new TypeError('x') }), 'unwritable', 'TypeError'],
  ['a mistake of ours', new TypeError('x'), 'unreachable', 'TypeError'],
])('%s', (_what, error, kind, code) => {
  expect(deliveryFailure(error)).toEqual({ kind, code });
});
