import { useLanguage } from '../../i18n/language-provider';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/text';
import { Button } from '../../ui/button';
import { DialogFailure } from '../../ui/dialog/dialog-failure';

export function QuizFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useLanguage();
  return (
    <DialogFailure
      title={t('quizDialog.failed')}
      text={t('quizDialog.failed.text')}
      action={<Button onClick={onRetry}>{t('words.retry')}</Button>}
    />
  );
}

const options = [1, 2, 3, 4];

export function QuizSkeleton() {
  const { t } = useLanguage();
  return (
    <Stack $gap={4}>
      <VisuallyHidden role="status">{t('quizDialog.loading')}</VisuallyHidden>
      <Skeleton $width="9rem" $height="1.25rem" />
      <Skeleton $height="0.5rem" />
      <Skeleton $width="90%" $height="3.5rem" />
      <Stack $gap={3}>
        {options.map((option) => (
          <Skeleton key={option} $height="3.25rem" />
        ))}
      </Stack>
    </Stack>
  );
}
