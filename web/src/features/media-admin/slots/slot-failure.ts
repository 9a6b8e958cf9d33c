import { largestSlotBytes, placeFacts, type SlotPlace } from '@contracts/picture-slot';
import type { Translate } from '../../../i18n/translate';
import { ApiError } from '../../../lib/cms-client/api-error';
import { pickerFailure } from '../picker/picker-failure';

/** Found before anything is sent. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile';

  constructor(override readonly cause: 'kind' | 'size' | 'unplayable') {
    super(cause);
  }
}

const megabyte = 1024 * 1024;

export function slotFailureText(t: Translate, error: unknown, place: SlotPlace): string {
  const { kind } = placeFacts[place];
  const tooLarge = () => t(`slots.failed.size.${kind}`, { megabytes: largestSlotBytes[kind] / megabyte });
  if (error instanceof UnfitFile) {
    if (error.cause === 'unplayable') return t('slots.failed.unplayable');
    return error.cause === 'size' ? tooLarge() : t(`slots.failed.kind.${kind}`);
  }
  if (error instanceof ApiError && error.status === 409) return t('slots.failed.changedSince');
  const cause = pickerFailure(error);
  if (cause === 'tooLarge') return tooLarge();
  if (cause === 'refused') return t(`slots.failed.kind.${kind}`);
  if (cause === 'missing') return t('slots.failed.changedSince');
  return t(`mediaPicker.cause.${cause}`);
}
