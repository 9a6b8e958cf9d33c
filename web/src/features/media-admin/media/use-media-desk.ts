import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { showToast } from '../../../ui/toast/toast-store';
import { useSession } from '../session/session-provider';
import { mediaCalls } from './media-calls';
import { createMediaDesk, type MediaDesk } from './media-desk';

/** What tells of a success does not stay long. */
const successMs = 2_000;

const failures = {
  'order-failed': 'mediaAdmin.media.orderFailed',
  'delete-failed': 'mediaAdmin.media.deleteFailed',
} as const;

/**
 * The desk of one event. Somebody who leaves it within the time for undoing has asked for the deletion, was told that
 * it is done, and cannot undo it from elsewhere: it is done at once, also where the whole page is left or the session
 * is ended. Where even that call does not arrive, the item is still there, for everybody to see.
 */
export function useMediaDesk(eventId: string, onChanged: () => void): MediaDesk {
  const { t } = useLanguage();
  const { authorized, beforeSignOut } = useSession();
  const [desk] = useState(() => createMediaDesk(mediaCalls(eventId, authorized)));

  useEffect(() => {
    desk.heed((news) => {
      if (news === 'changed') onChanged();
      else if (news === 'deleted') showToast({ title: t('mediaAdmin.media.deleted'), duration: successMs });
      else showToast({ title: t(failures[news]), variant: 'destructive' });
    });
  }, [desk, t, onChanged]);

  useEffect(() => {
    const leavePage = () => void desk.settle(true);
    window.addEventListener('pagehide', leavePage);
    const forget = beforeSignOut(() => desk.settle());
    return () => {
      window.removeEventListener('pagehide', leavePage);
      forget();
      void desk.settle();
    };
  }, [desk, beforeSignOut]);

  return desk;
}
