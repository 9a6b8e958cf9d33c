import { LogOut } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { useSession } from '../../lib/panel-session/session-provider';
import { paths } from '../../lib/paths';
import { Button, ButtonAnchor } from '../../ui/button';
import { smallPrint, space } from '../../ui/theme/theme';
import { showToast } from '../../ui/toast/toast-store';

export function SignOutButton() {
  const { t } = useLanguage();
  const { signOut } = useSession();
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signOut();
    } catch {
      showToast({
        title: t('panelSession.signOut.failed'),
        text: t('panelSession.signOut.failed.text'),
        variant: 'destructive',
      });
    } finally {
      setLeaving(false);
    }
  }

  return (
    <Button $variant="quiet" disabled={isLeaving} onClick={() => void leave()}>
      <LogOut aria-hidden size="1.1em" />
      <span>{t('panelSession.signOut')}</span>
    </Button>
  );
}

/** Keeps its height while nobody is signed in, to avoid a layout shift. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  min-height: 2.75rem;
  p {
    ${smallPrint}
  }
`;

export function AccountBar() {
  const { t } = useLanguage();
  const { state, account } = useSession();
  return (
    <Bar>
      {state === 'signed-in' && account && (
        <>
          <p>{t('panelSession.account', { name: account.name })}</p>
          <SignOutButton />
          <ButtonAnchor $variant="quiet" href={paths.panel}>
            {t('panelSession.panel')}
          </ButtonAnchor>
        </>
      )}
    </Bar>
  );
}
