import { ApiError, isNoAnswer } from '../../../lib/cms-client/api-error';

export type PickerFailure =
  | 'unreachable'
  | 'signedOut'
  | 'forbidden'
  /** The event no longer exists. */
  | 'missing'
  | 'tooLarge'
  /** The server could not process it. */
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
  return isNoAnswer(error) ? 'unreachable' : 'unknown';
}
