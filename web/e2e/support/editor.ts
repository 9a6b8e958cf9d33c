import { expect } from '@playwright/test';
import * as v from 'valibot';
import { signIn } from './accounts';
import type { Locale } from './language';
import { runningStack } from './stack';

const entrySchema = v.object({ data: v.record(v.string(), v.unknown()) });
type Entry = v.InferOutput<typeof entrySchema>['data'];

/** Strapi's own fields, which the panel does not send. */
const unwritten = /^(?:id|documentId|createdAt|updatedAt|publishedAt|locale|createdBy|updatedBy|localizations|status)$/;

type Site = Pick<ReturnType<typeof runningStack>, 'url' | 'superAdmin'>;

async function calls({ url, superAdmin }: Site): Promise<(path: string, init?: RequestInit) => Promise<unknown>> {
  const headers = { Authorization: `Bearer ${await signIn(url, superAdmin)}`, 'Content-Type': 'application/json' };
  return async (path, init = {}) => {
    const response = await fetch(url + path, { ...init, headers });
    const text = await response.text();
    expect(response.ok, `${path} answered ${String(response.status)}: ${text}`).toBe(true);
    const answer: unknown = JSON.parse(text);
    return answer;
  };
}

/**
 * Changes a page in one language and publishes it, like the panel. Returns a function that restores the page.
 */
export async function publishChange(
  noun: string,
  locale: Locale,
  change: (entry: Entry) => Entry,
  site: Site = runningStack(),
): Promise<() => Promise<void>> {
  const call = await calls(site);
  const address = `/content-manager/single-types/api::${noun}.${noun}`;
  const { data } = v.parse(entrySchema, await call(`${address}?locale=${locale}`));
  const before = Object.fromEntries(Object.entries(data).filter(([name]) => !unwritten.test(name)));
  const publish = async (entry: Entry) => {
    await call(`${address}/actions/publish?locale=${locale}`, { method: 'POST', body: JSON.stringify(entry) });
  };
  await publish(change(before));
  return () => publish(before);
}

type Edit = {
  noun: string;
  change: (entry: Entry) => Entry;
  /** Loads the page and returns the list that contains the change. */
  look: (locale: Locale) => Promise<unknown[]>;
  /** The expected Spanish list, from the list before. */
  changed: (before: unknown[]) => unknown[];
};

/** An editor's change shows on the next load of the Spanish page, and changes nothing else. */
export async function expectEditInSpanishAlone({ noun, change, look, changed }: Edit): Promise<void> {
  const english = await look('en');
  const spanish = await look('es');
  const undo = await publishChange(noun, 'es', change);
  try {
    expect(await look('es'), 'the Spanish page after the change').toEqual(changed(spanish));
    expect(await look('en'), 'the English page after the change').toEqual(english);
  } finally {
    await undo();
  }
  expect(await look('es'), 'the Spanish page after the change was undone').toEqual(spanish);
}

const files = v.object({ results: v.array(v.looseObject({ id: v.number(), name: v.string() })) });

/** A file of the Media Library, as the panel's picker returns it. */
export async function libraryFile(name: string): Promise<v.InferOutput<typeof files>['results'][number]> {
  const call = await calls(runningStack());
  const query = new URLSearchParams({ 'filters[name][$startsWith]': name });
  const [file] = v.parse(files, await call(`/upload/files?${query.toString()}`)).results;
  if (file === undefined) throw new Error(`The Media Library has no ${name}.`);
  return file;
}
