import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { ProgressBar } from '../../ui/progress-bar';
import type { Work } from './use-keeping';

type KeepingStateProps = { work: Work; onStop: () => void };

/** Shows progress and outcome in a place that screen readers watch from the beginning. */
export function KeepingState({ work, onStop }: KeepingStateProps) {
  const { t } = useLanguage();
  return (
    <>
      {work.status === 'fetching' ? (
        <Stack $gap={3}>
          <ProgressBar
            label={t('kept.fetching')}
            value={work.percent}
            max={100}
            valueText={t('kept.progress', { percent: work.percent })}
          />
          <div>
            <Button $variant="quiet" onClick={onStop}>
              {t('kept.stop')}
            </Button>
          </div>
        </Stack>
      ) : null}
      <p role="status">
        {work.status === 'done' ? t('kept.done') : work.status === 'removed' ? t('kept.removed') : ''}
      </p>
      {work.status === 'failed' ? <p role="alert">{t(`kept.failure.${work.reason}`)}</p> : null}
    </>
  );
}
