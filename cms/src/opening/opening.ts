import type { Core } from '@strapi/strapi';
import { isExampleAddress } from '../contracts/address';
import type { OpeningChange, Requirement, SiteOpening, SiteSwitches } from '../contracts/site-opening';
import type { SiteSetting } from '../contracts/site-setting';
import { changeSwitches, type createExamples, isPublished, readSwitches } from '../content';
import { withAdvisoryLock } from '../lib/advisory-lock';
import { table } from '../lib/table';
import { runAsSystem } from '../lib/viewer';
import { readDelivery } from '../mail';
import { demoAddresses } from '../panel';
import { teamMembers } from '../requests';

/** Somebody who reads confidential requests too, besides the demo account. */
async function hasPrayerTeam(strapi: Core.Strapi): Promise<boolean> {
  const members = await teamMembers(strapi);
  return members.some(
    ({ email, readsConfidential }) => readsConfidential && !demoAddresses.some((demo) => demo === email),
  );
}

/** What visitors are told while the site is closed. */
export async function preparationOf(strapi: Core.Strapi, isOpen: unknown): Promise<Pick<SiteSetting, 'preparing'>> {
  if (isOpen !== false) return {};
  return { preparing: (await hasPrayerTeam(strapi)) ? 'closed' : 'unread' };
}

/** Telephone numbers that nobody has (NANP 555-0100 to 555-0199). */
const exampleNumber = /555[- ]?01\d\d$/;

async function hasExampleContact(strapi: Core.Strapi): Promise<boolean> {
  const found = await table(strapi, 'api::site-setting.site-setting').findMany({ where: isPublished });
  return found.some(
    ({ contactEmail, contactPhone }) => isExampleAddress(contactEmail ?? '') || exampleNumber.test(contactPhone ?? ''),
  );
}

/** No link at all, or one of the demo's. */
async function lacksGivingLinks(strapi: Core.Strapi): Promise<boolean> {
  const found = await table(strapi, 'api::support-page.support-page').findMany({ where: isPublished });
  const links = found
    .flatMap((page) => [page.givingPakistanUrl, page.givingEcuadorUrl, page.givingGeneralUrl])
    .filter((link) => Boolean(link?.trim()));
  return links.length === 0 || links.some((link) => isExampleAddress(link ?? ''));
}

/** The site as it would be after the change. */
export async function readOpening(strapi: Core.Strapi, change: Partial<SiteSwitches> = {}): Promise<SiteOpening> {
  const switches = { ...(await readSwitches(strapi)), ...change };
  const mail = await readDelivery(strapi, Date.now());
  const isMissing: Record<Requirement, boolean> = {
    giving: !switches.isGivingOff && (await lacksGivingLinks(strapi)),
    contact: await hasExampleContact(strapi),
    team: !(await hasPrayerTeam(strapi)),
    mail: mail !== 'works' && !switches.isDeskWatched,
  };
  const requirements = Object.keys(isMissing) as Requirement[];
  return { ...switches, missing: requirements.filter((name) => isMissing[name]), mail };
}

/**
 * Answers what is missing, and changes nothing, if the site would be opened without it; `by` is the account's name.
 * From the first time on, visitors see no example that nobody has confirmed.
 * @throws ValidationError if a page is still an example, and not among the confirmed ones
 */
export function changeOpening(
  strapi: Core.Strapi,
  examples: ReturnType<typeof createExamples>,
  { confirmedPages = [], ...change }: OpeningChange,
  by: string | null,
) {
  return runAsSystem(() =>
    withAdvisoryLock(strapi, 'site-opening', async () => {
      const { missing } = await readOpening(strapi, change);
      const isRefused = change.isOpen === true && missing.length > 0;
      if (isRefused) return missing;
      if (change.isOpen === true) await examples.hideAll(confirmedPages, by);
      await changeSwitches(strapi, change, by);
      return null;
    }),
  );
}
