import { useSession } from '../../features/media-admin/session/session-provider';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonAnchor } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

/** For an account without permission to manage the timeline. */
export function Refused() {
  const { t } = useLanguage();
  const { account } = useSession();
  return (
    <EmptyState
      title={t('mediaAdmin.refused.title')}
      text={t('mediaAdmin.refused.text', { name: account?.name ?? '' })}
      action={<ButtonAnchor href={paths.panel}>{t('mediaAdmin.panel')}</ButtonAnchor>}
    />
  );
}
