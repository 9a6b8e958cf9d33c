import { errorCode } from '../error-code';

/**
 * `refused`: there is no such mailbox, or it takes no such mail, and asking again changes nothing. `later`: this message
 * not now, the next may get through. `unreachable`: the server itself is not to be had, for no message.
 */
export type DeliveryFailure = { kind: 'refused' | 'later' | 'unreachable'; code: string };

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

/** Sender and login are ours to mend; so may be a refusal “for reasons of policy” (5.7.x), like one to relay. */
function isFinal(status: number, command: unknown, response: unknown): boolean {
  const policy = typeof response === 'string' && /^5\d\d[ -]5\.7\./.test(response);
  return status >= 500 && status !== 503 && status !== 530 && command !== 'MAIL FROM' && !policy;
}

/** What is told of it is a code alone: servers quote addresses in what they answer. */
export function deliveryFailure(error: unknown): DeliveryFailure {
  const status = property(error, 'responseCode');
  const command = property(error, 'command');
  const answered = command === 'MAIL FROM' || command === 'RCPT TO' || command === 'DATA';
  if (typeof status !== 'number' || !answered || status === 421) {
    return { kind: 'unreachable', code: typeof status === 'number' ? String(status) : errorCode(error) };
  }
  return {
    kind: isFinal(status, command, property(error, 'response')) ? 'refused' : 'later',
    code: String(status),
  };
}
