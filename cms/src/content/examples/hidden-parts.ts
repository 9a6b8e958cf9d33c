import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { isRecord } from '../../lib/is-record';
import { table } from '../../lib/table';
import { isPage } from '../../site-types';
import { isPublished } from '../history/snapshot';
import { readsDrafts } from '../preview/draft-reading';
import { exampleMark, exampleMarkOf } from '../reading/schema-fields';
import { hidesExamples } from '../switches';

/** What tells of people: testimonies, healings and numbers, by the type's fields. */
const aboutPeople: Readonly<Record<string, readonly string[]>> = {
  'api::home-page.home-page': ['about.text', 'banner.text', 'retreat.text', 'revival.text', 'answeredPrayers'],
  'api::mens-ministry-page.mens-ministry-page': [
    ...['retreat.text', 'retreat.attendance', 'retreat.figures', 'retreat.testimonies'],
  ],
  'api::prophetic-ministry-page.prophetic-ministry-page': ['word.text', 'quote'],
  'api::resources-page.resources-page': ['aboutTraining.text', 'aboutTraining.quote'],
  'api::revival-event.revival-event': ['description', 'attendance', 'salvations', 'healings'],
  'api::site-setting.site-setting': ['salvationsCount', 'healingsCount'],
  'api::support-page.support-page': ['gifts.text'],
  'api::training-module.training-module': ['personalStory'],
};

/** The field that a path begins with. */
export const fieldOf = (path: string) => path.split('.', 1)[0] ?? path;

/** All fields that may tell of people, in any language. */
export const tellingFields = (uid: string) => [...new Set((aboutPeople[uid] ?? []).map(fieldOf))];

/** Leaves out the entries that are examples, where nothing is public that nobody has confirmed. */
export async function onlyConfirmed(strapi: Core.Strapi, uid: UID.ContentType): Promise<object> {
  const isMarked = !isPage(uid) && exampleMark in strapi.contentType(uid).attributes;
  if (!isMarked || readsDrafts(strapi, uid) || !(await hidesExamples(strapi))) return {};
  return { $and: [{ $or: [{ [exampleMark]: false }, { [exampleMark]: { $null: true } }] }] };
}

/** All texts and numbers of a part, in one line. */
const wordsOf = (value: unknown): string =>
  isRecord(value)
    ? Object.entries(value)
        .map(([name, part]) => (name === 'toldIn' ? '' : wordsOf(part)))
        .filter((words) => words !== '')
        .join(' · ')
    : typeof value === 'number'
      ? String(value)
      : typeof value === 'string'
        ? value.trim()
        : '';

/** Each statement about people in the public fields of an entry. */
export function tellings(uid: string, fields: Readonly<Record<string, unknown>>) {
  return (aboutPeople[uid] ?? []).flatMap((path) => {
    const value = path.split('.').reduce<unknown>((part, name) => (isRecord(part) ? part[name] : null), fields);
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    const isNumber = typeof value === 'number';
    // Nothing is told of nobody, and 0 is not shown.
    return parts.map(wordsOf).flatMap((words) => (words === '' || words === '0' ? [] : [{ path, words, isNumber }]));
  });
}

const key = 'hidden';
const store = (strapi: Core.Strapi) => strapi.store({ type: 'plugin', name: 'examples' });

/** The fields that are off the site, by the document id of the page or module that stays. */
export const readHidden = async (strapi: Core.Strapi) =>
  v.parse(v.fallback(v.record(v.string(), v.array(v.string())), {}), await store(strapi).get({ key }));

/** Null if nothing was decided: not the same as an empty list, of what is all true. */
export async function setHidden(
  strapi: Core.Strapi,
  documentId: string,
  fields: readonly string[] | null,
): Promise<void> {
  await withAdvisoryLock(strapi, 'hidden-examples', async () => {
    const { [documentId]: _before, ...others } = await readHidden(strapi);
    await store(strapi).set({ key, value: fields === null ? others : { ...others, [documentId]: fields } });
  });
}

/**
 * A version that somebody has changed or confirmed is no example any more, and is shown whole. Of an example, what was
 * taken off is not shown; on a site that was opened, nothing is that tells of people, besides what was ticked as true.
 */
export async function withoutHiddenParts<Entry extends Readonly<Record<string, unknown>>>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const mark = exampleMarkOf(strapi.contentType(uid).attributes);
  if (mark === undefined || !(uid in aboutPeople)) return [...entries];
  const hidden = await readHidden(strapi);
  const hiddenOtherwise = (await hidesExamples(strapi)) ? tellingFields(uid) : [];
  if (hiddenOtherwise.length === 0 && Object.keys(hidden).length === 0) return [...entries];
  const examples = await table(strapi, uid).findMany({
    select: ['documentId', 'locale'],
    where: { documentId: { $in: entries.map(({ documentId }) => documentId) }, [mark]: true, ...isPublished },
  });
  return entries.map((entry) => {
    const example = examples.find((one) => one.documentId === entry['documentId'] && one.locale === entry['locale']);
    const names = example === undefined ? [] : (hidden[example.documentId] ?? hiddenOtherwise);
    const empty: Record<string, unknown> = {};
    for (const name of names.filter((each) => each in entry)) empty[name] = Array.isArray(entry[name]) ? [] : null;
    return { ...entry, ...empty };
  });
}
