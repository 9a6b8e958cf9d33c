import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { showToast, successToastMs } from '../../../ui/toast/toast-store';
import { useSession } from '../../../lib/panel-session/session-provider';
import { mediaCalls } from './media-calls';
import { createMediaStore, type MediaStore } from './media-store';

const failures = {
  'order-failed': 'mediaAdmin.media.orderFailed',
  'delete-failed': 'mediaAdmin.media.deleteFailed',
} as const;

/** Carries out an undoable deletion when the user leaves, because it could not be undone from elsewhere. */
export function useMediaStore(eventId: string, onChanged: () => void): MediaStore {
  const { t } = useLanguage();
  const { authorized, beforeSignOut } = useSession();
  const [store] = useState(() => createMediaStore(mediaCalls(eventId, authorized)));

  useEffect(() => {
    store.setListener((news) => {
      if (news === 'changed') onChanged();
      else if (news === 'deleted') showToast({ title: t('mediaAdmin.media.deleted'), duration: successToastMs });
      else showToast({ title: t(failures[news]), variant: 'destructive' });
    });
  }, [store, t, onChanged]);

  useEffect(() => {
    const leavePage = () => void store.settle(true);
    window.addEventListener('pagehide', leavePage);
    const forget = beforeSignOut(() => store.settle());
    return () => {
      window.removeEventListener('pagehide', leavePage);
      forget();
      void store.settle();
    };
  }, [store, beforeSignOut]);

  return store;
}
