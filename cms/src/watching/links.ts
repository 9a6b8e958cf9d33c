import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { dayMs } from '../contracts/day';
import type { BrokenLink } from '../contracts/watching';
import { hasHistory, isPublished, readEntries } from '../content';
import { withAdvisoryLock } from '../lib/advisory-lock';
import type { Job } from '../lib/schedule';
import { configuredReach, probeOutside } from '../media';
import { siteTypes } from '../site-types';

const everyMs = 7 * dayMs;
/** Links that did not answer are asked again each day, and all for the first time a day after the first start. */
const againMs = dayMs;
/** A check ends after this time. Links that it did not reach count as alive. */
const longestMs = 60 * 60_000;

/** Addresses in texts end before brackets that they did not open. */
const addresses = /https?:\/\/(?:[^\s"\\<>()[\]]|\([^\s"\\<>()[\]]*\))+/g;

/** All links of published content to other sites, each once for every entry and language. */
async function publishedLinks(strapi: Core.Strapi): Promise<BrokenLink[]> {
  const own: string = strapi.config.get('site.images.siteOrigin');
  const links: BrokenLink[] = [];
  for (const uid of Object.keys(siteTypes).filter(hasHistory)) {
    for (const { documentId: entryId, language, title, snapshot } of await readEntries(strapi, uid, isPublished)) {
      const found = JSON.stringify(snapshot).match(addresses) ?? [];
      for (const address of new Set(found.map((each) => each.replace(/[.,;:!?*_]{1,3}$/, '')))) {
        const isOutside = URL.canParse(address) && new URL(address).origin !== own;
        if (isOutside) links.push({ address, uid, entryId, language, title });
      }
    }
  }
  return links;
}

const stateSchema = v.object({ checkedAt: v.number(), triedAt: v.number(), broken: v.array(v.string()) });
type State = v.InferOutput<typeof stateSchema>;

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'links' });

async function readState(strapi: Core.Strapi): Promise<State | null> {
  const state = v.safeParse(stateSchema, await storeOf(strapi).get({ key: 'state' }));
  return state.success ? state.output : null;
}

/** Those that lead nowhere and are still published, by the last check; a link that was mended is gone at once. */
export async function readBrokenLinks(strapi: Core.Strapi) {
  const { checkedAt = 0, broken = [] } = (await readState(strapi)) ?? {};
  const links = broken.length === 0 ? [] : await publishedLinks(strapi);
  return {
    checkedAt: checkedAt === 0 ? null : new Date(checkedAt).toISOString(),
    brokenLinks: links.filter(({ address }) => broken.includes(address)),
  };
}

/** Sites that let no program in answer 401, 403 or 429, and are there. */
async function isAlive(strapi: Core.Strapi, address: string): Promise<boolean> {
  const probe = () => probeOutside(address, configuredReach(strapi));
  const status = (await probe()) ?? (await probe());
  return status !== null && status !== 404 && status !== 410 && status < 500;
}

/** Takes the check over from the other CMSes; null if nothing is due. */
const claim = (strapi: Core.Strapi, now: number): Promise<State | null> =>
  withAdvisoryLock(strapi, 'links', async () => {
    const state = await readState(strapi);
    const isDue = state !== null && now - state.triedAt >= againMs;
    const next = { checkedAt: 0, broken: [], ...state, triedAt: now };
    if (isDue || state === null) await storeOf(strapi).set({ key: 'state', value: next });
    return isDue ? next : null;
  });

export const checkLinks = (pollMs: number): Job => ({
  name: 'links',
  everyMs: pollMs,
  hasOwnTransactions: true,
  async run(strapi, now, stopping) {
    const state = await claim(strapi, now);
    if (state === null) return;
    const isWhole = now - state.checkedAt >= everyMs;
    const asked = isWhole ? (await publishedLinks(strapi)).map(({ address }) => address) : state.broken;
    const broken: string[] = [];
    for (const address of new Set(asked)) {
      if (stopping.aborted) return;
      if (Date.now() - now > longestMs) break;
      if (!(await isAlive(strapi, address))) broken.push(address);
    }
    if (broken.length > 3 && broken.length === new Set(asked).size) {
      strapi.log.warn('No link of the content answers: this server may not reach the internet');
      return;
    }
    const checkedAt = isWhole ? now : state.checkedAt;
    await storeOf(strapi).set({ key: 'state', value: { checkedAt, triedAt: now, broken } });
  },
});
