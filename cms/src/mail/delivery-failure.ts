import { errorCode } from '../contracts/watching';

/**
 * `refused`: retrying is useless. `unwritable`: another version of the program may write this message. `later`: it
 * failed for now. `unreachable`: the server takes no message.
 */
export type DeliveryFailure = { kind: 'refused' | 'unwritable' | 'later' | 'unreachable'; code: string };

/** The fault of one message, found before any server was asked. */
export class UnwritableError extends Error {}

/** No version of the program can read the recipient. */
export class LostRecipientError extends Error {}

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

/** Problems with our sender or login, and refusals by policy (5.7.x), like a forbidden relay, can be fixed here. */
function isFinal(status: number, command: unknown, response: unknown): boolean {
  const policy = typeof response === 'string' && /^5\d\d[ -]5\.7\./.test(response);
  return status >= 500 && status !== 503 && status !== 530 && command !== 'MAIL FROM' && !policy;
}

/** Only a code is logged: servers quote addresses in their answers. */
export function deliveryFailure(error: unknown): DeliveryFailure {
  if (error instanceof LostRecipientError) return { kind: 'refused', code: errorCode(error.cause) };
  if (error instanceof UnwritableError) return { kind: 'unwritable', code: errorCode(error.cause ?? error) };
  const status = property(error, 'responseCode');
  const command = property(error, 'command');
  // The library refuses this envelope without asking the server, which for example cannot take such an address.
  if (status === undefined && property(error, 'code') === 'EENVELOPE') return { kind: 'refused', code: 'EENVELOPE' };
  const answered = command === 'MAIL FROM' || command === 'RCPT TO' || command === 'DATA';
  if (typeof status !== 'number' || !answered || status === 421) {
    return { kind: 'unreachable', code: typeof status === 'number' ? String(status) : errorCode(error) };
  }
  return {
    kind: isFinal(status, command, property(error, 'response')) ? 'refused' : 'later',
    code: String(status),
  };
}
