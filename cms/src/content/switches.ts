import type { Core, UID } from '@strapi/strapi';
import type { SiteSwitches } from '../contracts/site-opening';
import { table } from '../lib/table';
import { recordChange } from './history/history';

const settingUid = 'api::site-setting.site-setting';
const supportUid = 'api::support-page.support-page';

/** Each belongs to all languages, and drafts have it like what is published. */
const typeOf = { isOpen: settingUid, isDeskWatched: settingUid, isGivingOff: supportUid } as const satisfies Record<
  keyof SiteSwitches,
  UID.ContentType
>;
const names = Object.keys(typeOf) as (keyof SiteSwitches)[];

export const isSwitch = (field: string) => names.some((name) => name === field);

/** Forms, versions and commands write whole entries, which may be older than the last change of a switch. */
export function protectSwitches(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { uid, action, params } = context;
    const hasSwitch = uid === settingUid || uid === supportUid;
    if (hasSwitch && (action === 'create' || action === 'update') && params.data) {
      const kept = Object.entries(params.data).filter(([field]) => !isSwitch(field));
      Object.assign(params, { data: Object.fromEntries(kept) });
    }
    return next();
  });
}

/** A site without settings shows nothing, and counts as open. */
export async function isSiteOpen(strapi: Core.Strapi): Promise<boolean> {
  const setting = await table(strapi, settingUid).findOne({ select: ['isOpen'], where: {} });
  return setting?.isOpen !== false;
}

export async function readSwitches(strapi: Core.Strapi): Promise<SiteSwitches> {
  const setting = await table(strapi, settingUid).findOne({ select: ['isDeskWatched'], where: {} });
  const support = await table(strapi, supportUid).findOne({ select: ['isGivingOff'], where: {} });
  return {
    isOpen: await isSiteOpen(strapi),
    isDeskWatched: setting?.isDeskWatched === true,
    isGivingOff: support?.isGivingOff === true,
  };
}

/** Writes the rows themselves, because publishing an entry would also publish its unfinished edits. */
export async function changeSwitches(
  strapi: Core.Strapi,
  change: Partial<SiteSwitches>,
  by: string | null,
): Promise<void> {
  const changed = names.filter((name) => change[name] !== undefined);
  for (const name of changed) {
    await strapi.db.query(typeOf[name]).updateMany({ where: {}, data: { [name]: change[name] } });
  }
  for (const uid of new Set(changed.map((name) => typeOf[name]))) await recordChange(strapi, uid, by);
}
