import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useSession } from '../../lib/panel-session/session-provider';
import { showToast } from '../../ui/toast/toast-store';

/** Signs out, and says so where it failed. */
export function useSignOut(): { isLeaving: boolean; leave: () => Promise<void> } {
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

  return { isLeaving, leave };
}
