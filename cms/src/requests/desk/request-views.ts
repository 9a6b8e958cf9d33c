import { answeredStatuses, closedStatuses, type RequestKind, type RequestView } from '../../contracts/prayer-desk';
import type { Where } from './stored-request';

export const isOpen: Where = { reviewStatus: { $notIn: closedStatuses } };

/** Nobody has prayed for it, or answered it. */
export function isWaiting(kind: RequestKind): Where {
  return kind === 'prayer' ? { ...isOpen, prayerCount: 0 } : { reviewStatus: 'new' };
}

/** What a view of the desk shows of the requests of this kind; `today` as YYYY-MM-DD. */
export function whereOfView(view: RequestView, kind: RequestKind, { me, today }: { me: number; today: string }): Where {
  switch (view) {
    case 'mine':
      return { ...isOpen, assigneeId: me };
    case 'due':
      return { ...isOpen, followUpOn: { $lte: today } };
    case 'urgent':
      return { ...isOpen, urgent: true };
    case 'waiting':
      return isWaiting(kind);
    case 'answered':
      return { reviewStatus: { $in: answeredStatuses } };
    case 'thanked':
      return kind === 'prayer' ? { thankedAt: { $notNull: true } } : { id: null };
  }
}
