import * as v from 'valibot';
import { utcDay } from '../../api/day/contract';
import type { MailSettings } from '../../lib/mail/settings';
import type { Job } from '../../lib/schedule';
import { queueMail } from '../mail/queue-mail';
import { teamMembers } from '../mail/team-members';
import { findUntouched } from './untouched-requests';

/** Stored in the database, so that several replicas send one mail a day between them. */
const toldStore = { type: 'core', name: 'untouched-requests' };

const toldSchema = v.nullable(v.object({ day: v.string(), until: v.number() }));

/** Queues a daily mail for each team lead, if requests have become untouched since the last one. */
export function queueUntouchedMail({ digestHour, pollMs }: MailSettings): Job {
  return {
    name: 'untouched-requests',
    everyMs: 12 * pollMs,
    transactions: 'one transaction',
    async run(strapi, now) {
      const today = utcDay(now);
      const store = strapi.store(toldStore);
      const told = v.parse(toldSchema, await store.get({ key: 'told' }));
      if (new Date(now).getUTCHours() < digestHour || told?.day === today) return;
      const leads = (await teamMembers(strapi)).filter(({ isLead }) => isLead);
      // Whoever becomes the first lead hears of everything.
      if (leads.length === 0) return;
      await store.set({ key: 'told', value: { day: today, until: now } });

      const untouched = await findUntouched(strapi, now);
      for (const { id, email, language, readsConfidential } of leads) {
        const known = untouched.filter(({ confidential }) => readsConfidential || !confidential);
        const added = known.filter(({ since }) => since > (told?.until ?? 0));
        if (added.length === 0) continue;
        await queueMail(strapi, {
          key: `untouched on ${today} for account ${id}`,
          to: email,
          language,
          template: 'untouched-requests',
          parameters: {
            requests: added.map(({ kind, reference }) => ({ kind, reference })),
            earlier: known.length - added.length,
          },
        });
      }
    },
  };
}
