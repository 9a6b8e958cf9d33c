import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { showToast } from '../../../ui/toast/toast-store';
import { useSession } from '../session/session-provider';
import { mediaCalls } from './media-calls';
import { createMediaDesk, type MediaDesk } from './media-desk';

/** Success messages are short. */
const successMs = 2_000;

const failures = {
  'order-failed': 'mediaAdmin.media.orderFailed',
  'delete-failed': 'mediaAdmin.media.deleteFailed',
} as const;

/**
 * The media desk of one event. A deletion that can still be undone is carried out when the user leaves the event, the
 * page or the session, because it could not be undone from elsewhere.
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
