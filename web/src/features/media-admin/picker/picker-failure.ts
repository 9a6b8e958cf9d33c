import { ApiError } from '../../../lib/cms-client/api-error';

/** Why something could not be uploaded or added, in terms that the picker has words for. */
export type PickerFailure =
  | 'unreachable'
  | 'signedOut'
  | 'forbidden'
  /** What it should belong to is gone. */
  | 'missing'
  | 'tooLarge'
  /** The server can make nothing of it. */
  | 'refused'
  | 'server'
  | 'unknown';

const byStatus: Readonly<Record<number, PickerFailure>> = {
  400: 'refused',
  401: 'signedOut',
  403: 'forbidden',
  404: 'missing',
  413: 'tooLarge',
  415: 'refused',
  422: 'refused',
};

export function pickerFailure(error: unknown): PickerFailure {
  if (error instanceof ApiError) return byStatus[error.status] ?? 'server';
  // As `fetch` and `sendFile` say that there is no network, or that nobody answered.
  if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')) {
    return 'unreachable';
  }
  return 'unknown';
}
