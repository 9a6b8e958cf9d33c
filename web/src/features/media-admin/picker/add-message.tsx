import type { AvailableImage } from '@contracts/image';
import { useLanguage } from '../../../i18n/language-provider';
import { FormMessage } from '../../../ui/form/form-message';
import { addFailureText } from './failure-text';
import { pickerFailure } from './picker-failure';
import { nameInAddress } from './public-object';
import type { AddState } from './use-add-images';

type AddMessageProps = { state: AddState; attempt: number; known: readonly AvailableImage[] };

/** Why nothing was added, or which images were not. It stays until the next attempt. */
export function AddMessage({ state, attempt, known }: AddMessageProps) {
  const { t } = useLanguage();
  if (state.status === 'refused' && state.reason === 'noEvent') {
    return (
      <FormMessage title={t('mediaPicker.noEvent')} attempt={attempt}>
        <p>{t('mediaPicker.noEvent.text')}</p>
      </FormMessage>
    );
  }
  if (state.status === 'refused' && state.reason === 'nothingChosen') {
    return (
      <FormMessage title={t('mediaPicker.nothing')} attempt={attempt}>
        <p>{t('mediaPicker.nothing.text')}</p>
      </FormMessage>
    );
  }
  if (state.status !== 'failed') return null;
  const { failed, total } = state;
  const nameOf = (url: string) => known.find((image) => image.url === url)?.name ?? nameInAddress(url);
  const title = total === 1 ? t('mediaPicker.failed') : t('mediaPicker.failed.many', { count: failed.length, total });
  return (
    <FormMessage title={title} attempt={attempt}>
      <ul>
        {failed.map(({ url, error }) => (
          <li key={url}>
            {nameOf(url)}: {addFailureText(t, pickerFailure(error))}
          </li>
        ))}
      </ul>
      <p>{t('mediaPicker.failed.kept')}</p>
    </FormMessage>
  );
}
