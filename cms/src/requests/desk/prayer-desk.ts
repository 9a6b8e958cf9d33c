import * as v from 'valibot';
import type { Core } from '@strapi/strapi';
import { utcDay } from '../../contracts/day';
import { receivedBeforeExpiring, retentionSettings } from '../retention/deletion-day';
import {
  type DeskSummary,
  type FoundRequests,
  type ListedRequest,
  type NextInput,
  type NextRequest,
  type OpenRequest,
  requestKinds,
  type RequestKind,
  type RequestPage,
  type RequestsQuery,
  type RequestView,
  requestViews,
  type SearchInput,
  type SummaryQuery,
  type Team,
  viewCountsSchema,
} from '../../contracts/prayer-desk';
import { describeRequest } from './describe-request';
import {
  countRequests,
  findRequest,
  findRequests,
  type StoredRequest,
  type Where,
  withDeskLock,
} from './stored-request';
import { openRequest } from './open-request';
import { findNextToPrayFor } from './prayer-queue';
import { countPrayersOfWeek } from './prayers';
import { findPage } from './request-page';
import { requestSearch } from './request-search';
import { isOpen, isWaiting, whereOfView } from './request-views';
import { findTeam, type DeskUser } from './team';
import { answerTemplateSchema, type AnswerTemplate } from '../../contracts/answer-template';
import { builtInLocales } from '../../contracts/language';
import { runAsSystem } from '../../lib/viewer';

function matching({ status, language, prayerType }: Pick<RequestsQuery, 'status' | 'language' | 'prayerType'>): Where {
  return {
    ...(status === 'open' ? isOpen : status && { reviewStatus: status }),
    ...(language && { language }),
    ...(prayerType && { prayerType }),
  };
}

/** The desk's queries. Which requests exist for an account is decided below, at the database. */
export const createPrayerDesk = ({ strapi }: { strapi: Core.Strapi }) => {
  const search = requestSearch(strapi);

  async function countAll(whereOf: (kind: RequestKind) => Where): Promise<number> {
    const counts = await Promise.all(requestKinds.map((kind) => countRequests(strapi, kind, whereOf(kind))));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  const outsideSpam = (where: Where): Where => ({ $and: [where, { spam: false }] });

  async function describe(requests: readonly StoredRequest[]): Promise<ListedRequest[]> {
    const team = await findTeam(strapi);
    const settings = retentionSettings(strapi);
    return requests.map((request) => describeRequest(request, team, settings));
  }

  return {
    async summary(account: DeskUser, query: SummaryQuery, now: number): Promise<DeskSummary> {
      const { today = utcDay(now) } = query;
      const settings = retentionSettings(strapi);
      const viewed = (view: RequestView) =>
        countAll((kind) => outsideSpam(whereOfView(view, kind, { me: account.id, today })));
      const waitingPrayers = outsideSpam(isWaiting('prayer'));
      const [waiting, [oldest], prayedThisWeek, contact, counseling, spam, expiring, ...views] = await Promise.all([
        countRequests(strapi, 'prayer', waitingPrayers),
        findRequests(strapi, 'prayer', waitingPrayers, { orderBy: [{ receivedAt: 'asc' }], limit: 1 }),
        countPrayersOfWeek(strapi, account, now),
        countRequests(strapi, 'contact', outsideSpam(isWaiting('contact'))),
        countRequests(strapi, 'counseling', outsideSpam(isWaiting('counseling'))),
        countAll(() => ({ spam: true })),
        countAll(() => outsideSpam({ ...isOpen, receivedAt: { $lte: receivedBeforeExpiring(settings, now) } })),
        ...requestViews.map(viewed),
      ]);
      const counts = v.parse(viewCountsSchema, Object.fromEntries(requestViews.map((view, at) => [view, views[at]])));
      return {
        waiting,
        oldestWaitingAt: oldest?.receivedAt ?? null,
        prayedThisWeek,
        unanswered: { contact, counseling },
        spam,
        expiring,
        views: counts,
      };
    },

    async team({ reader: _, ...me }: DeskUser): Promise<Team> {
      return { me, members: await findTeam(strapi) };
    },

    async list({ id: me }: DeskUser, query: RequestsQuery, now: number): Promise<RequestPage> {
      const { kind, view } = query;
      const filter: Where = { ...matching(query), spam: query.spam === 'true' };
      const { today = utcDay(now) } = query;
      const whereOf = (each: RequestKind): Where =>
        view === undefined ? filter : { $and: [filter, whereOfView(view, each, { me, today })] };
      const { requests, ...page } = await findPage(strapi, kind ? [kind] : requestKinds, whereOf, {
        page: query.page,
        today,
      });
      return { requests: await describe(requests), ...page };
    },

    async search({ text }: SearchInput): Promise<FoundRequests> {
      const { requests, hasMore } = await search.find(text);
      return { requests: await describe(requests), hasMore };
    },

    /** Two members asking at once get different requests: the first opening is stored before the second is handled. */
    async next(account: DeskUser, filter: NextInput, now: number): Promise<NextRequest> {
      return withDeskLock(strapi, async () => {
        const where: Where = { $and: [isOpen, matching(filter)] };
        const { skipped } = filter;
        const { request, remaining } = await findNextToPrayFor(strapi, account.id, { where, skipped }, now);
        return { request: request && (await openRequest(strapi, account, request)), remaining };
      });
    },

    async open(account: DeskUser, kind: RequestKind, reference: string): Promise<OpenRequest | null> {
      const request = await findRequest(strapi, kind, reference);
      return request && openRequest(strapi, account, request);
    },
  };
};

/** For the desk, whose members need no permission for content. */
export async function publishedTemplates(strapi: Core.Strapi): Promise<AnswerTemplate[]> {
  const found = await runAsSystem(() =>
    Promise.all(
      builtInLocales.map((locale) =>
        strapi.documents('api::answer-template.answer-template').findMany({
          locale,
          status: 'published',
          sort: 'position:asc',
          fields: ['locale', 'title', 'requestKind', 'emailSubject', 'text'],
        }),
      ),
    ),
  );
  return v.parse(v.array(answerTemplateSchema), found.flat());
}
