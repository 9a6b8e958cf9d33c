import type { AvailableImage } from '@contracts/image';
import { useLanguage } from '../../../i18n/language-provider';
import { FormMessage } from '../../../ui/form/form-message';
import { addFailureText } from './failure-text';
import { pickerFailure } from './picker-failure';
import { nameInAddress } from './public-object';
import type { AddRefusal, AddState } from './use-add-images';

type AddMessageProps = {
  refusal: AddRefusal | undefined;
  state: AddState;
  attempt: number;
  known: readonly AvailableImage[];
};

/** Other failures are shown beside their field. */
const refusals = {
  noEvent: ['mediaPicker.noEvent', 'mediaPicker.noEvent.text'],
  nothingChosen: ['mediaPicker.nothing', 'mediaPicker.nothing.text'],
  urlNotValidated: ['mediaPicker.url.validateFirst', 'mediaPicker.url.validateFirst.text'],
} as const;

/** Why nothing was added, or which images failed. Stays until the next attempt. */
export function AddMessage({ refusal, state, attempt, known }: AddMessageProps) {
  const { t } = useLanguage();
  if (refusal && refusal !== 'captionTooLong') {
    const [title, text] = refusals[refusal];
    return (
      <FormMessage title={t(title)} attempt={attempt}>
        <p>{t(text)}</p>
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
          <li key={url}>{`${nameOf(url)}: ${addFailureText(t, pickerFailure(error))}`}</li>
        ))}
      </ul>
      <p>{t('mediaPicker.failed.kept')}</p>
    </FormMessage>
  );
}
