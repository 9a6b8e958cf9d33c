import { useLanguage } from '../../i18n/language-provider';
import type { Work } from './use-keeping';

/** What came of it, in a place that screen readers watch from the beginning. */
export function KeepingState({ work }: { work: Work }) {
  const { t } = useLanguage();
  return (
    <>
      <p role="status">
        {work.status === 'done' ? t('kept.done') : work.status === 'removed' ? t('kept.removed') : ''}
      </p>
      {work.status === 'failed' ? <p role="alert">{t(`kept.failure.${work.reason}`)}</p> : null}
    </>
  );
}
