import { CircleAlert } from 'lucide-react';
import { failureCause } from '../../i18n/failure-cause';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { DialogActions } from '../../ui/dialog/dialog';
import { Notice } from '../../ui/notice';

export function RevivalFailure({ error }: { error: unknown }) {
  const { t } = useLanguage();
  return (
    <>
      <Notice role="alert" tone="danger" icon={<CircleAlert aria-hidden size="1.4em" />} title={t('revival.failed')}>
        <p>{failureCause(t, error)}</p>
      </Notice>
      <DialogActions>
        <Button onClick={() => window.location.reload()}>{t('revival.refresh')}</Button>
      </DialogActions>
    </>
  );
}
