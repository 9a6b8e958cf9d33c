import { largestSlotBytes } from '@contracts/picture-slot';
import type { Translate } from '../../i18n/translate';
import { ApiError, isNoAnswer } from '../../lib/cms-client/api-error';

type FileKind = keyof typeof largestSlotBytes;

/** Found before anything is sent. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile';

  constructor(override readonly cause: 'kind' | 'size' | 'unplayable') {
    super(cause);
  }
}

/** Trusts the type if the browser reports one; some systems do not know all of them. */
export function refuseOtherKind({ type }: Blob, kind: FileKind): void {
  const fits = kind === 'picture' ? type.startsWith('image/') : type === 'video/mp4';
  if (type !== '' && !fits) throw new UnfitFile('kind');
}

export function refuseTooLarge({ size }: Blob, kind: FileKind): void {
  if (size > largestSlotBytes[kind]) throw new UnfitFile('size');
}

const causes: Readonly<Record<number, 'refused' | 'signedOut' | 'forbidden' | 'missing' | 'tooLarge'>> = {
  400: 'refused',
  401: 'signedOut',
  403: 'forbidden',
  404: 'missing',
  413: 'tooLarge',
  415: 'refused',
  422: 'refused',
};

function causeOf(error: unknown) {
  if (error instanceof ApiError) return causes[error.status] ?? 'server';
  return isNoAnswer(error) ? 'unreachable' : 'unknown';
}

/** Why an event could not be changed. */
export function failureText(t: Translate, error: unknown): string {
  return t(`mediaPicker.cause.${causeOf(error)}`);
}

/** False for a file of another kind or size, which would be refused again. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof UnfitFile) && !['refused', 'tooLarge'].includes(causeOf(error));
}

const megabyte = 1024 * 1024;

/** Why a file was not taken, or its place not changed. */
export function fileFailureText(t: Translate, error: unknown, kind: FileKind): string {
  const cause = error instanceof UnfitFile ? error.cause : causeOf(error);
  const isOutdated = error instanceof ApiError && error.status === 409;
  if (isOutdated || cause === 'missing') return t('slots.failed.changedSince');
  switch (cause) {
    case 'size':
    case 'tooLarge':
      return t(`slots.failed.size.${kind}`, { megabytes: largestSlotBytes[kind] / megabyte });
    case 'kind':
    case 'refused':
      return t(`slots.failed.kind.${kind}`);
    case 'unplayable':
      return t('slots.failed.unplayable');
    default:
      return t(`mediaPicker.cause.${cause}`);
  }
}
