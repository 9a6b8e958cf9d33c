import { useLanguage } from '../../i18n/language-provider';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';

const sections = [1, 2, 3];

export function GospelSkeleton() {
  const { t } = useLanguage();
  return (
    <Stack $gap={8}>
      <VisuallyHidden role="status">{t('gospelDialog.loading')}</VisuallyHidden>
      {sections.map((section) => (
        <Stack key={section} $gap={3}>
          <Skeleton $width="12rem" $height="1.75rem" />
          <Skeleton $height="6rem" />
          <Skeleton $width="80%" $height="4rem" />
        </Stack>
      ))}
    </Stack>
  );
}
