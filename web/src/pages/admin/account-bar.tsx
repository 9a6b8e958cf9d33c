import { LogOut } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useSession } from '../../features/media-admin/session/session-provider';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Button, ButtonAnchor } from '../../ui/button';
import { color, fontSize, space } from '../../ui/theme/theme';
import { showToast } from '../../ui/toast/toast-store';

/** Keeps its height while nobody is signed in, to avoid a layout shift. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  min-height: 2.75rem;
  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`;

/** Who is signed in, and the buttons that end the session. */
export function AccountBar() {
  const { t } = useLanguage();
  const { state, account, signOut } = useSession();
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signOut();
    } catch {
      showToast({
        title: t('mediaAdmin.signOut.failed'),
        text: t('mediaAdmin.signOut.failed.text'),
        variant: 'destructive',
      });
    } finally {
      setLeaving(false);
    }
  }

  return (
    <Bar>
      {state === 'signed-in' && account && (
        <>
          <p>{t('mediaAdmin.account', { name: account.name })}</p>
          <Button $variant="quiet" disabled={isLeaving} onClick={() => void leave()}>
            <LogOut aria-hidden size="1.1em" />
            {t('mediaAdmin.signOut')}
          </Button>
          <ButtonAnchor $variant="quiet" href={paths.panel}>
            {t('mediaAdmin.panel')}
          </ButtonAnchor>
        </>
      )}
    </Bar>
  );
}
