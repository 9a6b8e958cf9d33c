import { CircleAlert } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { DialogActions } from '../../ui/dialog/dialog';
import { Notice } from '../../ui/notice';

export function QuizFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useLanguage();
  return (
    <>
      <Notice role="alert" tone="danger" icon={<CircleAlert aria-hidden size="1.4em" />} title={t('quizDialog.failed')}>
        <p>{t('quizDialog.failed.text')}</p>
      </Notice>
      <DialogActions>
        <Button onClick={onRetry}>{t('quizDialog.failed.retry')}</Button>
      </DialogActions>
    </>
  );
}
