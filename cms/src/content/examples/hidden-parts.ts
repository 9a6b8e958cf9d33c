import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { isRecord } from '../../lib/is-record';
import { type AnyRow, table } from '../../lib/table';
import { isPage } from '../../site-types';
import { exampleMark, storyMark } from '../reading/schema-fields';

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

const fieldOf = (path: string) => path.split('.', 1)[0] ?? path;

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

/** Lists what an entry says of people. A section is known by its text, which another title makes no truer. */
export function tellings(uid: string, fields: Readonly<Record<string, unknown>>) {
  return (aboutPeople[uid] ?? []).flatMap((path) => {
    const value = path.split('.').reduce<unknown>((part, name) => (isRecord(part) ? part[name] : null), fields);
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    const isNumber = typeof value === 'number';
    // Nothing is told of nobody, and 0 is not shown.
    return parts.flatMap((part) => {
      const words = wordsOf(part);
      const line = `${path}: ${isRecord(part) && part['text'] ? wordsOf(part['text']) : words}`;
      return words === '' || words === '0' ? [] : [{ path, words, isNumber, line }];
    });
  });
}

const store = (strapi: Core.Strapi) => strapi.store({ type: 'plugin', name: 'examples' });

const hiddenSchema = v.object({
  /** True since an admin has opened the site for the first time. */
  all: v.boolean(),
  /** Document ids of what an admin has taken off the site. */
  documents: v.optional(v.array(v.string()), []),
  /** Holds by document id what examples told of people when they came, in any language, until somebody confirms it. */
  told: v.optional(v.record(v.string(), v.array(v.string())), {}),
});

type Hidden = v.InferOutput<typeof hiddenSchema>;

export const readHidden = async (strapi: Core.Strapi): Promise<Hidden> =>
  v.parse(
    v.fallback(hiddenSchema, { all: false, documents: [], told: {} }),
    await store(strapi).get({ key: 'hidden' }),
  );

export const changeHidden = (strapi: Core.Strapi, change: (before: Hidden) => Partial<Hidden>): Promise<void> =>
  withAdvisoryLock(strapi, 'hidden-examples', async () => {
    const before = await readHidden(strapi);
    await store(strapi).set({ key: 'hidden', value: { ...before, ...change(before) } });
  });

export const isHiddenDocument = ({ all, documents }: Hidden, documentId: string) =>
  all || documents.includes(documentId);

/** Finds what an entry says of people that nobody has confirmed, also if a draft or an earlier version brought it. */
export function unconfirmed(uid: string, { told }: Hidden, row: AnyRow, fields: Readonly<Record<string, unknown>>) {
  const isMarked = (row[exampleMark] ?? row[storyMark]) === true;
  return tellings(uid, fields).filter(({ line }) => told[row.documentId]?.includes(line) ?? isMarked);
}

/** Leaves out the entries that are examples, and hidden. Pages and modules stay, in parts. */
export async function withoutExamples<Row extends AnyRow>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  rows: readonly Row[],
): Promise<Row[]> {
  if (rows.length === 0 || isPage(uid) || !(exampleMark in strapi.contentType(uid).attributes)) return [...rows];
  const hidden = await readHidden(strapi);
  const where = { id: { $in: rows.map(({ id }) => id) } };
  const tellers = uid in aboutPeople ? await table(strapi, uid).findMany({ where }) : [];
  return rows.filter((row) => {
    const teller = tellers.find(({ id }) => id === row.id);
    const tells = teller ? unconfirmed(uid, hidden, row, teller).length > 0 : row[exampleMark] === true;
    return !tells || !isHiddenDocument(hidden, row.documentId);
  });
}

/** Empties what is hidden of pages and modules; `rows` are those of the entries, and say which are examples. */
export async function withoutHiddenParts<Entry extends Readonly<Record<string, unknown>>>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  entries: readonly Entry[],
  rows: readonly AnyRow[],
): Promise<Entry[]> {
  if (entries.length === 0 || !(uid in aboutPeople)) return [...entries];
  const hidden = await readHidden(strapi);
  return entries.map((entry) => {
    const row = rows.find(({ documentId }) => documentId === entry['documentId']);
    if (!row || !isHiddenDocument(hidden, row.documentId)) return entry;
    const names = unconfirmed(uid, hidden, row, entry).map(({ path }) => fieldOf(path));
    return { ...entry, ...Object.fromEntries(names.map((name) => [name, emptied(entry[name])])) };
  });
}

/** The welcome may still stand beside a video of the ministry's own. */
const emptied = (value: unknown) =>
  Array.isArray(value) ? [] : isRecord(value) && 'videoTitle' in value ? { ...value, text: '' } : null;
