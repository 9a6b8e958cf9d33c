import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { type Schedule, schedulePath, scheduleRequestSchema } from '../../contracts/schedule';
import { defaultTimeZone, isTimeZone, localTime } from '../../contracts/time-zone';
import { mayInContentManager } from '../../lib/abilities';
import { requireAccount } from '../../lib/account';
import { anyAccount, servePanel } from '../../lib/panel-routes';
import { isEntryName, pathParameter } from '../../lib/path-parameter';
import { readContract } from '../../lib/read-contract';
import { table } from '../../lib/table';
import { isSignedIn } from '../../lib/viewer';
import { titleOf } from '../../site-types';
import { isDraft, isPublished } from '../history/snapshot';
import { type PublishingRules, findProblems, refuse } from '../publishing/publishing-rules';
import { hasHistory } from '../reading/schema-fields';
import { readTimes } from './read-times';
import { createScheduledChanges, type ScheduledRow } from './scheduled-changes';

export async function readTimeZone(strapi: Core.Strapi): Promise<string> {
  const settings = table(strapi, 'api::site-setting.site-setting');
  const { timeZone } = (await settings.findOne({ where: isPublished })) ?? {};
  return timeZone && isTimeZone(timeZone) ? timeZone : defaultTimeZone;
}

async function titleOfDraft(strapi: Core.Strapi, { uid, entryId, language }: ScheduledRow): Promise<string | null> {
  const where = { documentId: entryId, locale: language, ...isDraft };
  const draft = hasHistory(uid) ? await table<UID.ContentType>(strapi, uid).findOne({ where }) : null;
  return draft && titleOf(uid, draft);
}

export function serveSchedule(strapi: Core.Strapi, rules: PublishingRules): void {
  const changes = createScheduledChanges(strapi);

  const may = (ctx: Context, action: 'read' | 'publish', uid: string, languages: readonly (string | null)[]) => {
    const named = languages.filter((language) => language !== null);
    return mayInContentManager(strapi, ctx, { action, uid, ...(named.length === 0 ? {} : { languages: named }) });
  };

  async function answer(ctx: Context): Promise<void> {
    ctx.set('Cache-Control', 'no-store');
    const timeZone = await readTimeZone(strapi);
    const readable = (await changes.list()).filter(({ uid, language }) => may(ctx, 'read', uid, [language]));
    const told = readable.map(async (change) => {
      const { uid, entryId, language, action, dueAt, missed, accountName } = change;
      const title = await titleOfDraft(strapi, change);
      const local = localTime(Date.parse(dueAt), timeZone);
      return { uid, entryId, language, title, action, dueAt, local, missed, accountName };
    });
    ctx.body = { timeZone, changes: await Promise.all(told) } satisfies Schedule;
  }

  servePanel(strapi, anyAccount, {
    [`GET ${schedulePath}`]: answer,

    [`PUT ${schedulePath}/:uid/:entryId`]: async (ctx) => {
      const [uid, entryId] = [pathParameter(ctx, 'uid'), pathParameter(ctx, 'entryId')];
      if (!hasHistory(uid) || !isEntryName(entryId)) throw new errors.NotFoundError();
      const request = readContract(scheduleRequestSchema, ctx.request.body, {});
      const { language } = request;
      // A program with a token is nobody who could be named in the history.
      if (!isSignedIn(strapi) || !may(ctx, 'publish', uid, [language])) throw new errors.ForbiddenError();
      const languagesOf = async (state: object) => {
        const where = { documentId: entryId, ...state, ...(language === null ? {} : { locale: language }) };
        const found = await table<UID.ContentType>(strapi, uid).findMany({ select: ['locale'], where });
        return found.map(({ locale }) => locale);
      };
      const drafts = await languagesOf(isDraft);
      if (drafts.length === 0) throw new errors.NotFoundError();
      if (!may(ctx, 'publish', uid, drafts)) throw new errors.ForbiddenError();

      const { moments, problems } = readTimes(request, await readTimeZone(strapi), Date.now());
      const shown = moments.publish === null ? await languagesOf(isPublished) : drafts;
      if (moments.unpublish !== null && shown.length === 0) {
        problems.push({ path: ['unpublish'], code: 'problem.time.unpublished' });
      }
      const locales = drafts.flatMap((locale) => locale ?? []);
      const judged = moments.publish === null ? [] : await findProblems(strapi, uid, rules, [entryId], locales);
      refuse(
        strapi,
        [{ name: '', problems }, ...judged].flatMap((each) =>
          each.problems.map((problem) => ({ problem, named: each.name })),
        ),
      );
      await changes.replace({ uid, entryId, drafts, shown, moments }, requireAccount(ctx));
      await answer(ctx);
    },
  });
}
