import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { isRecord } from '../../lib/is-record';
import type { AnyRow } from '../../lib/table';
import { isPage } from '../../site-types';
import { exampleMark, exampleMarkOf } from '../reading/schema-fields';

/** Fields that tell of people (testimonies, healings, numbers), by content type. */
const aboutPeople: Readonly<Record<string, readonly string[]>> = {
  'api::home-page.home-page': ['about', 'banner', 'retreat', 'revival', 'answeredPrayers'],
  'api::mens-ministry-page.mens-ministry-page': [
    ...['retreat.text', 'retreat.attendance', 'retreat.figures', 'retreat.figuresNote', 'retreat.testimonies'],
  ],
  'api::prophetic-ministry-page.prophetic-ministry-page': ['word', 'quote'],
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

const store = (strapi: Core.Strapi) => strapi.store({ type: 'plugin', name: 'examples' });

const hiddenSchema = v.object({
  /** True since an admin has opened the site for the first time. */
  all: v.boolean(),
  /** By document id, what an admin takes off: fields of pages and modules, which stay, and other entries as a whole. */
  fields: v.record(v.string(), v.array(v.string())),
});

/** Examples that visitors do not see. */
type Hidden = v.InferOutput<typeof hiddenSchema>;

export const readHidden = async (strapi: Core.Strapi): Promise<Hidden> =>
  v.parse(v.fallback(hiddenSchema, { all: false, fields: {} }), await store(strapi).get({ key: 'hidden' }));

const changeHidden = (strapi: Core.Strapi, change: (before: Hidden) => Hidden): Promise<void> =>
  withAdvisoryLock(strapi, 'hidden-examples', async () => {
    await store(strapi).set({ key: 'hidden', value: change(await readHidden(strapi)) });
  });

export const hideAllExamples = (strapi: Core.Strapi): Promise<void> =>
  changeHidden(strapi, (before) => ({ ...before, all: true }));

/** Null takes a decision back. An empty list says that all of it is true. */
export function hideFields(strapi: Core.Strapi, documentId: string, names: readonly string[] | null): Promise<void> {
  return changeHidden(strapi, ({ all, fields: { [documentId]: _before, ...others } }) => ({
    all,
    fields: names === null ? others : { ...others, [documentId]: [...names] },
  }));
}

/** Leaves out the entries that are examples, and hidden. Pages and modules stay, in parts. */
export async function withoutExamples<Row extends AnyRow>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  rows: readonly Row[],
): Promise<Row[]> {
  if (isPage(uid) || rows.every((row) => row[exampleMark] !== true)) return [...rows];
  const { all, fields } = await readHidden(strapi);
  return rows.filter((row) => row[exampleMark] !== true || !(all || row.documentId in fields));
}

/** Empties what is hidden of pages and modules; `rows` are those of the entries, and say which are examples. */
export async function withoutHiddenParts<Entry extends Readonly<Record<string, unknown>>>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  entries: readonly Entry[],
  rows: readonly AnyRow[],
): Promise<Entry[]> {
  const mark = exampleMarkOf(strapi.contentType(uid).attributes) ?? '';
  const examples = uid in aboutPeople ? rows.filter((row) => row[mark] === true) : [];
  if (examples.length === 0) return [...entries];
  const { all, fields } = await readHidden(strapi);
  return entries.map((entry) => {
    const example = examples.find(({ documentId }) => documentId === entry['documentId']);
    const names = example && (fields[example.documentId] ?? (all ? tellingFields(uid) : []));
    const empty = (names ?? []).filter((name) => name in entry).map((name) => [name, emptied(entry[name])] as const);
    return { ...entry, ...Object.fromEntries(empty) };
  });
}

/** The welcome may still stand beside a video of the ministry's own. */
const emptied = (value: unknown) =>
  Array.isArray(value) ? [] : isRecord(value) && 'videoTitle' in value ? { ...value, text: '' } : null;
