import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { isDueForCall } from '../contracts/crisis-line';
import { localDay } from '../contracts/day';
import type { BuiltInLocale } from '../contracts/language';
import {
  exampleDecisionSchema,
  fieldSteps,
  isFieldStep,
  setupSteps,
  setupValuesSchema,
  type SiteSetup,
  siteSetupPath,
} from '../contracts/site-setup';
import { openingChangeSchema } from '../contracts/site-opening';
import { chooseLanguage, createExamples, isPublished, recordChange } from '../content';
import { accountName, requireAccount } from '../lib/account';
import { mayInContentManager } from '../lib/abilities';
import { withAdvisoryLock } from '../lib/advisory-lock';
import { storedAttempts } from '../lib/attempts';
import { countryName } from '../lib/country-name';
import { servePanel } from '../lib/panel-routes';
import { isEntryName, pathParameter } from '../lib/path-parameter';
import { readContract } from '../lib/read-contract';
import { refuse } from '../lib/refuse';
import { strapiService } from '../lib/strapi-services';
import { table } from '../lib/table';
import { hasRole, runAsSystem, superAdminCode } from '../lib/viewer';
import { sendTestMail } from '../mail';
import { demoAddresses, fieldText } from '../panel';
import { changeOpening, readOpening } from './opening';
import { readFields, saveFields } from './setup-fields';

/** An account can change its address to somebody else's, whom nobody must flood. */
const mostTestMails = 10;
const testMailMs = 60 * 60_000;

const crisisLineUid = 'api::crisis-line.crisis-line';
const isDemo = { email: { $in: demoAddresses } };

/** Numbers that are due, each once, in the reader's language if translated. */
async function readDueNumbers(strapi: Core.Strapi, language: BuiltInLocale): Promise<SiteSetup['numbers']> {
  const lines = await table(strapi, crisisLineUid).findMany({ where: isPublished, orderBy: { position: 'asc' } });
  const due = lines.filter(({ lastCheckedOn }) => isDueForCall(lastCheckedOn, localDay(new Date())));
  return chooseLanguage(due, language).map(({ documentId, countryCode, name, phone }) => ({
    documentId,
    country: countryCode ? countryName(countryCode, language) : '',
    name: name ?? '',
    phone: phone ?? '',
  }));
}

export function serveSetup(strapi: Core.Strapi): void {
  const examples = createExamples(strapi, (uid, field, language) => fieldText(uid, field, language)[0]);
  const attempts = storedAttempts(strapi);
  const accounts = () => table(strapi, 'admin::user');
  const store = () => strapi.store({ type: 'plugin', name: 'site-setup' });
  const readDone = async () => v.parse(v.fallback(v.array(v.string()), []), await store().get({ key: 'done' }));

  const markDone = (step: string) =>
    withAdvisoryLock(strapi, 'site-setup', async () => {
      await store().set({ key: 'done', value: [...new Set([...(await readDone()), step])] });
    });

  async function read(ctx: Context, language: BuiltInLocale): Promise<SiteSetup> {
    const { email, preferedLanguage } = requireAccount(ctx);
    const mayInvite = hasRole(strapi, superAdminCode);
    const roles = mayInvite ? await table(strapi, 'admin::role').findMany({}) : [];
    const where = { registrationToken: { $notNull: true }, isActive: false };
    const invited = mayInvite ? await accounts().findMany({ where }) : [];
    return {
      done: await readDone(),
      // The outbox is closed to accounts; it is counted alone.
      opening: await runAsSystem(() => readOpening(strapi)),
      fields: await readFields(strapi),
      numbers: await readDueNumbers(strapi, language),
      examples: await examples.list(language),
      areExamplesHidden: await examples.areHidden(),
      account: {
        email,
        language: preferedLanguage === 'es' ? 'es' : 'en',
        isDemo: demoAddresses.some((one) => one === email),
      },
      demoAccounts: await accounts().count({ where: isDemo }),
      roles: roles.map(({ id, code }) => ({ id, code })),
      invited: invited.map((account) => ({ name: accountName(account), email: account.email })),
    };
  }

  type Change = (ctx: Context, language: BuiltInLocale) => Promise<void>;
  const answer = (change?: Change) => async (ctx: Context) => {
    const language = ctx.query['language'] === 'es' ? 'es' : 'en';
    await change?.(ctx, language);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await read(ctx, language);
  };
  const stepOf = (ctx: Context) => {
    const step = setupSteps.find((each) => each === pathParameter(ctx, 'step'));
    if (step === undefined) throw new errors.NotFoundError();
    return step;
  };

  function requirePublishing(ctx: Context, uid: string): void {
    if (!mayInContentManager(strapi, ctx, { action: 'publish', uid })) throw new errors.ForbiddenError();
  }
  function entryIn(ctx: Context, uid: string): string {
    const documentId = pathParameter(ctx, 'id');
    if (!isEntryName(documentId) || !(uid in strapi.contentTypes)) throw new errors.NotFoundError();
    requirePublishing(ctx, uid);
    return documentId;
  }

  const setChecked = (day: () => string | null) =>
    answer(async (ctx) => {
      const documentId = entryIn(ctx, crisisLineUid);
      const data = { lastCheckedOn: day() };
      const { count } = await strapi.db.query(crisisLineUid).updateMany({ where: { documentId }, data });
      if (count === 0) throw new errors.NotFoundError();
      await recordChange(strapi, crisisLineUid, accountName(requireAccount(ctx)), { documentId });
    });

  servePanel(strapi, 'global::media-admin', {
    [`GET ${siteSetupPath}`]: answer(),
    [`PUT ${siteSetupPath}/fields/:step`]: answer(async (ctx) => {
      const step = stepOf(ctx);
      if (!isFieldStep(step)) throw new errors.NotFoundError();
      requirePublishing(ctx, fieldSteps[step].uid);
      const values = readContract(setupValuesSchema, ctx.request.body, {});
      await saveFields(strapi, step, values, requireAccount(ctx).id);
      await markDone(step);
    }),
    [`PUT ${siteSetupPath}/switches`]: async (ctx) => {
      const change = readContract(openingChangeSchema, ctx.request.body, {});
      const missing = await changeOpening(strapi, examples, change, accountName(requireAccount(ctx)));
      if (missing === null) await answer()(ctx);
      else refuse(ctx, 422, 'UnprocessableEntityError', 'The site cannot be opened yet', { missing });
    },
    [`PUT ${siteSetupPath}/done/:step`]: answer((ctx) => markDone(stepOf(ctx))),
    [`PUT ${siteSetupPath}/numbers/:id`]: setChecked(() => localDay(new Date())),
    [`DELETE ${siteSetupPath}/numbers/:id`]: setChecked(() => null),
    [`PUT ${siteSetupPath}/examples/:uid/:id`]: answer(async (ctx, language) => {
      const uid = pathParameter(ctx, 'uid');
      const example = { uid, documentId: entryIn(ctx, uid) };
      const decision = readContract(exampleDecisionSchema, ctx.request.body, {});
      await examples.decide(example, decision, { language, by: accountName(requireAccount(ctx)) });
    }),
    [`DELETE ${siteSetupPath}/demo-accounts`]: answer(async (ctx) => {
      // The last super admin stays, and nobody locks themselves out.
      if (!hasRole(strapi, superAdminCode)) throw new errors.ForbiddenError('Only a super admin may');
      if (demoAddresses.some((address) => address === requireAccount(ctx).email)) {
        throw new errors.ValidationError('Sign in with an account of your own first');
      }
      const demo = await accounts().findMany({ select: ['id'], where: isDemo });
      for (const { id } of demo) await strapiService(strapi, 'admin', 'user').deleteById(id);
    }),
    [`POST ${siteSetupPath}/test-mail`]: async (ctx) => {
      const { id, email } = requireAccount(ctx);
      await attempts.exclusively('test-mail', async () => {
        const key = { purpose: 'test mail', of: String(id) };
        const now = Date.now();
        if ((await attempts.count(key, { now, longestMs: testMailMs })) >= mostTestMails) {
          throw new errors.RateLimitError();
        }
        await attempts.add(key, now + testMailMs);
      });
      ctx.body = await sendTestMail(strapi, email);
    },
  });
}
