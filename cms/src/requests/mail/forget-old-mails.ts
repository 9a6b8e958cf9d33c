import type { Job } from '../../lib/schedule';
import { outboxUid } from './outbox-rows';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Sent mails are deleted after a week, failed ones after a month, so that the log can be examined. */
export const forgetOldMails: Job = {
  name: 'old-mails',
  everyMs: hour,
  transactions: 'one transaction',
  async run(strapi, now) {
    const outbox = strapi.db.query(outboxUid);
    await outbox.deleteMany({ where: { sentAt: { $lte: new Date(now - 7 * day) } } });
    await outbox.deleteMany({ where: { queuedAt: { $lte: new Date(now - 30 * day) } } });
    // These rows count a day's confirmations and are not needed afterwards.
    await outbox.updateMany({
      where: { mailboxDigest: { $notNull: true }, queuedAt: { $lte: new Date(now - day) } },
      data: { mailboxDigest: null },
    });
  },
};
