import { useLanguage } from '../../i18n/language-provider';
import { ReadingStack } from '../../ui/layout';

/** How to report a concern about the team. The address is shown only if the ministry has set one. */
export function ConcernSection({ email }: { email: string | null }) {
  const { t } = useLanguage();
  return (
    <ReadingStack as="section">
      <h2>{t('concern.title')}</h2>
      {email ? (
        <p>
          <span>{t('concern.write')}</span> <a href={`mailto:${email}`}>{email}</a>. <span>{t('concern.outside')}</span>
        </p>
      ) : (
        <p>{t('concern.someone')}</p>
      )}
      <p>{t('concern.harm')}</p>
    </ReadingStack>
  );
}
