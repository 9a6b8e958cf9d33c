import { largestUploadBytes } from '@contracts/image';
import type { Translate } from '../../../i18n/translate';
import type { PickerFailure } from './picker-failure';
import type { UploadFailure } from './upload-queue';

const megabyte = 1024 * 1024;

export function addFailureText(t: Translate, cause: PickerFailure): string {
  return t(`mediaPicker.cause.${cause}`);
}

export function uploadFailureText(t: Translate, cause: UploadFailure): string {
  if (cause === 'notAnImage') return t('mediaPicker.upload.failed.notAnImage');
  if (cause === 'tooLarge') {
    return t('mediaPicker.upload.failed.tooLarge', { megabytes: Math.floor(largestUploadBytes / megabyte) });
  }
  return addFailureText(t, cause);
}
