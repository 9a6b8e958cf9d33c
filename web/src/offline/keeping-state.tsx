import { useLanguage } from '../i18n/language-provider';
import { useRescuedFocus } from '../lib/focus-after-change';
import { Button } from '../ui/button';
import { Stack } from '../ui/layout';
import { ProgressBar } from '../ui/progress-bar';
import type { Work } from './use-keeping';
import type { Locale } from '@contracts/site-setting';
import { languages } from '@contracts/language';
import type { Translate } from '../i18n/translate';

/** Never less than it is, and never zero. */
export function formatBytes(t: Translate, locale: Locale, bytes: number): string {
  const kilobytes = Math.max(1, Math.ceil(bytes / 1000));
  if (kilobytes < 1000) return t('kept.bytes.kilo', { count: kilobytes });
  const megabytes = Math.ceil(bytes / 100_000) / 10;
  return t('kept.bytes.mega', { count: new Intl.NumberFormat(languages[locale].tag).format(megabytes) });
}

/** Shows progress and outcome in an element that screen readers watch from the beginning. */
export function KeepingState({ work, onStop }: { work: Work | undefined; onStop: () => void }) {
  const { t } = useLanguage();
  const latest = work?.status === 'fetching' ? 'any percent' : work;
  const stop = useRescuedFocus<HTMLButtonElement>(latest);
  const outcome = useRescuedFocus<HTMLParagraphElement>(latest);
  return (
    <>
      {work?.status === 'fetching' ? (
        <Stack $gap={3}>
          <ProgressBar
            label={t('kept.fetching')}
            value={work.percent}
            max={100}
            valueText={t('kept.progress', { percent: work.percent })}
          />
          <div>
            <Button ref={stop} $variant="quiet" onClick={onStop}>
              {t('kept.stop')}
            </Button>
          </div>
        </Stack>
      ) : null}
      <p role="status" ref={outcome} tabIndex={-1}>
        {work?.status === 'done' ? t('kept.done') : work?.status === 'removed' ? t('kept.removed') : ''}
      </p>
      {work?.status === 'failed' ? <p role="alert">{t(`kept.failure.${work.reason}`)}</p> : null}
    </>
  );
}
