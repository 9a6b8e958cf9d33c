import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';

export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useLanguage();
  return (
    <Stack $gap={4} role="alert">
      <p>{t('resources.search.failed')}</p>
      <div>
        <Button $variant="quiet" onClick={onRetry}>
          {t('words.retry')}
        </Button>
      </div>
    </Stack>
  );
}
