import type { Core } from '@strapi/strapi';
import { requestKinds } from '../../contracts/prayer-desk';
import { runAsSystem } from '../../lib/viewer';
import { uidOfKind } from '../request-uids';
import { findRequests, withDeskLock } from './stored-request';
import { isOpen } from './request-views';
import { assigneeOf, findTeam } from './team';

/** What decides whether an account may still follow up on a request. */
const decisive = ['isActive', 'blocked', 'roles'];

type Event = { params: { data?: Readonly<Record<string, unknown>> } };

/** Gives the open requests of everybody who may no longer read them back to the team. */
async function handBackFromDeparted(strapi: Core.Strapi): Promise<void> {
  await runAsSystem(() =>
    withDeskLock(strapi, async () => {
      const team = await findTeam(strapi);
      for (const kind of requestKinds) {
        const held = await findRequests(strapi, kind, { ...isOpen, assigneeId: { $notNull: true } });
        for (const request of held.filter((each) => assigneeOf(each, team) === null)) {
          const { id, assigneeId } = request;
          await strapi.db.query(uidOfKind(kind)).update({ where: { id, assigneeId }, data: { assigneeId: null } });
        }
      }
    }),
  );
}

/** Every route and command uses the accounts table; the start covers what was changed elsewhere. */
export async function handBackWhenMembersLeave(strapi: Core.Strapi): Promise<void> {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterUpdate({ params: { data = {} } }: Event) {
      if (decisive.some((field) => field in data)) await handBackFromDeparted(strapi);
    },
    async afterDelete() {
      await handBackFromDeparted(strapi);
    },
  });
  await handBackFromDeparted(strapi);
}
