import type { Core } from '@strapi/strapi';
import { isExpiring } from '../retention/deletion-day';
import { retentionSettings } from '../retention/settings';
import { uidOfKind } from '../request-uids';
import {
  closedStatuses,
  requestKinds,
  type DeskSummary,
  type NextInput,
  type NextRequest,
  type OpenRequest,
  type RequestKind,
  type RequestPage,
  type RequestsQuery,
  type Team,
} from '../../api/prayer-desk/contract';
import { describeRequest } from './describe-request';
import { withDeskLock } from './desk-lock';
import { listOrder } from './list-order';
import { openRequest } from './open-request';
import { openingsByOthers } from './openings';
import { prayerOrder } from './prayer-order';
import { countPrayersOfWeek } from './prayers';
import { findRequest, findRequests, type StoredRequest, type Where } from './stored-request';
import { findTeam, type DeskUser } from './team';

const pageSize = 25;

const open: Where = { reviewStatus: { $notIn: closedStatuses } };

function matching({ status, language, prayerType }: Pick<RequestsQuery, 'status' | 'language' | 'prayerType'>): Where {
  return {
    ...(status === 'open' ? open : status && { reviewStatus: status }),
    ...(language && { language }),
    ...(prayerType && { prayerType }),
  };
}

/** The desk's queries. Which requests exist for an account is decided below, at the database. */
export const createPrayerDesk = ({ strapi }: { strapi: Core.Strapi }) => {
  async function quarantined(): Promise<number> {
    const counts = await Promise.all(
      requestKinds.map((kind) => strapi.db.query(uidOfKind(kind)).count({ where: { quarantined: true } })),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** The requests that this account should pray for, in order. */
  async function toPrayFor({ id }: DeskUser, filter: NextInput, now: number): Promise<StoredRequest[]> {
    const requests = await findRequests(strapi, 'prayer', { ...matching(filter), quarantined: false });
    const opened = await openingsByOthers(strapi, id, now);
    const prayable = requests.map((request) => ({
      ...request,
      request,
      receivedAt: Date.parse(request.receivedAt),
      lastPrayedAt: request.lastPrayedAt === null ? null : Date.parse(request.lastPrayedAt),
      openedByAnotherAt: opened.get(request.reference) ?? null,
    }));
    return prayerOrder(prayable, now)
      .map(({ request }) => request)
      .filter(({ reference }) => !filter.skipped.includes(reference));
  }

  return {
    async summary(account: DeskUser, now: number): Promise<DeskSummary> {
      const settings = retentionSettings(strapi);
      const found = await Promise.all(
        requestKinds.map((kind) => findRequests(strapi, kind, { ...open, quarantined: false })),
      );
      const requests = found.flat();
      const waiting = requests.filter(({ kind, prayerCount }) => kind === 'prayer' && prayerCount === 0);
      const unanswered = (wanted: RequestKind) =>
        requests.filter(({ kind, status }) => kind === wanted && status === 'new').length;
      return {
        waiting: waiting.length,
        oldestWaitingAt: waiting.map(({ receivedAt }) => receivedAt).sort()[0] ?? null,
        prayedThisWeek: await countPrayersOfWeek(strapi, account, now),
        urgent: requests.filter(({ urgent }) => urgent).length,
        unanswered: { contact: unanswered('contact'), counseling: unanswered('counseling') },
        quarantined: await quarantined(),
        expiring: requests.filter((request) => isExpiring(request, settings, now)).length,
      };
    },

    async team({ id, name, readsConfidential }: DeskUser): Promise<Team> {
      return { me: { id, name, readsConfidential }, members: await findTeam(strapi) };
    },

    async list(query: RequestsQuery, now: number): Promise<RequestPage> {
      const { kind } = query;
      const where = { ...matching(query), quarantined: query.quarantined === 'true' };
      const found = await Promise.all((kind ? [kind] : requestKinds).map((each) => findRequests(strapi, each, where)));
      const requests = listOrder(found.flat(), new Date(now).toISOString().slice(0, 10));
      const team = await findTeam(strapi);
      const settings = retentionSettings(strapi);
      const pages = Math.max(1, Math.ceil(requests.length / pageSize));
      // The requested page may no longer exist; then the last page is returned.
      const page = Math.min(query.page, pages);
      return {
        requests: requests
          .slice((page - 1) * pageSize, page * pageSize)
          .map((request) => describeRequest(request, team, settings)),
        page,
        pages,
      };
    },

    /** Two members asking at once get different requests: the first opening is stored before the second is handled. */
    async next(account: DeskUser, filter: NextInput, now: number): Promise<NextRequest> {
      return withDeskLock(strapi, async () => {
        const [first, ...others] = await toPrayFor(account, filter, now);
        return { request: first ? await openRequest(strapi, account, first) : null, remaining: others.length };
      });
    },

    async open(account: DeskUser, kind: RequestKind, reference: string): Promise<OpenRequest | null> {
      const request = await findRequest(strapi, kind, reference);
      return request && openRequest(strapi, account, request);
    },
  };
};
