import type { Core } from '@strapi/strapi';
import { isExampleAddress } from '../contracts/address';
import { isDueForCall } from '../contracts/crisis-line';
import { localDay } from '../contracts/day';
import type { OpeningChange, Requirement, SiteOpening } from '../contracts/site-opening';
import type { SiteSetting } from '../contracts/site-setting';
import { changeSwitches, countExamples, readSwitches } from '../content';
import { withAdvisoryLock } from '../lib/advisory-lock';
import { table } from '../lib/table';
import { runAsSystem } from '../lib/viewer';
import { readDelivery } from '../mail';
import { isDemoAddress } from '../panel';
import { teamMembers } from '../requests';

/** Somebody who reads confidential requests too, besides the demo account. */
async function hasPrayerTeam(strapi: Core.Strapi): Promise<boolean> {
  const members = await teamMembers(strapi);
  return members.some(({ email, readsConfidential }) => readsConfidential && !isDemoAddress(email));
}

/** What visitors are told while the site is closed. */
export async function preparationOf(strapi: Core.Strapi, isOpen: unknown): Promise<Pick<SiteSetting, 'preparing'>> {
  if (isOpen !== false) return {};
  return { preparing: (await hasPrayerTeam(strapi)) ? 'closed' : 'unread' };
}

const published = { publishedAt: { $notNull: true } };

/** Telephone numbers that nobody has (NANP 555-0100 to 555-0199). */
const exampleNumber = /555[- ]?01\d\d$/;

async function hasExampleContact(strapi: Core.Strapi): Promise<boolean> {
  const found = await table(strapi, 'api::site-setting.site-setting').findMany({ where: published });
  return found.some(
    ({ contactEmail, contactPhone }) => isExampleAddress(contactEmail ?? '') || exampleNumber.test(contactPhone ?? ''),
  );
}

async function hasExampleGiving(strapi: Core.Strapi): Promise<boolean> {
  const found = await table(strapi, 'api::support-page.support-page').findMany({ where: published });
  return found
    .flatMap((page) => [page.givingPakistanUrl, page.givingEcuadorUrl, page.givingGeneralUrl])
    .some((link) => isExampleAddress(link ?? ''));
}

async function countDueNumbers(strapi: Core.Strapi, now: number): Promise<number> {
  const lines = await table(strapi, 'api::crisis-line.crisis-line').findMany({ where: published });
  const due = lines.filter(({ lastCheckedOn }) => isDueForCall(lastCheckedOn, localDay(new Date(now))));
  return new Set(due.map(({ documentId }) => documentId)).size;
}

/** The site as it would be after the change. */
async function readOpening(strapi: Core.Strapi, change: OpeningChange, now: number): Promise<SiteOpening> {
  const switches = { ...(await readSwitches(strapi)), ...change };
  const mail = await readDelivery(strapi, now);
  const isMissing: Record<Requirement, boolean> = {
    giving: !switches.isGivingOff && (await hasExampleGiving(strapi)),
    contact: await hasExampleContact(strapi),
    team: !(await hasPrayerTeam(strapi)),
    requests: mail !== 'works' && !switches.isDeskWatched,
  };
  const requirements = Object.keys(isMissing) as Requirement[];
  const { types } = await countExamples(strapi);
  return {
    ...switches,
    missing: requirements.filter((name) => isMissing[name]),
    mail,
    examples: types.flatMap(({ locales }) => locales).reduce((sum, { count }) => sum + count, 0),
    numbers: await countDueNumbers(strapi, now),
  };
}

export const createOpening = ({ strapi }: { strapi: Core.Strapi }) => ({
  read: () => runAsSystem(() => readOpening(strapi, {}, Date.now())),

  /** Changes nothing if the site would be opened although something is missing; `by` is the account's name. */
  change: (change: OpeningChange, by: string | null) =>
    runAsSystem(() =>
      withAdvisoryLock(strapi, 'site-opening', async () => {
        const opening = await readOpening(strapi, change, Date.now());
        const isRefused = change.isOpen === true && opening.missing.length > 0;
        if (!isRefused) await changeSwitches(strapi, change, by);
        return { opening, isRefused };
      }),
    ),
});
