import type { Core } from '@strapi/strapi';
import { type Row, table } from '../../lib/table';
import { requestKinds, type RequestKind } from '../../contracts/prayer-desk';
import { containsWords, foldForSearch, searchWords } from '../../contracts/search-text';
import { runAsSystem } from '../../lib/viewer';
import { decryptedRequest } from '../encryption/request-encryption';
import { searchedFields } from '../fields';
import { type RequestUid, uidOfKind } from '../request-uids';
import { findRequests, type StoredRequest } from './stored-request';

const mostFound = 50;
const batch = 500;
/** Decrypted text stays in memory no longer than somebody searches. */
const forgottenAfterMs = 10 * 60_000;
/** A change may be committed this long after the time that it carries. */
const commitDelayMs = 10_000;

type SearchedRow = Pick<Row<RequestUid>, 'id' | 'reference' | 'updatedAt'> & Readonly<Record<string, unknown>>;

/** The text of all requests of a kind by their ids, read again where a row has changed since. */
class SearchIndex {
  #texts = new Map<number, string>();
  #readUntil = 0;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly kind: RequestKind,
  ) {}

  forget(): void {
    this.#texts.clear();
    this.#readUntil = 0;
  }

  async refresh(): Promise<void> {
    const { strapi, kind } = this;
    const uid = uidOfKind(kind);
    const since = new Date(this.#readUntil - commitDelayMs);
    let latest = this.#readUntil;
    for (let last = 0, isComplete = false; !isComplete;) {
      const found = (await strapi.db.query(uid).findMany({
        select: ['id', 'reference', 'updatedAt', ...searchedFields(kind)],
        where: { id: { $gt: last }, updatedAt: { $gt: since } },
        orderBy: { id: 'asc' },
        limit: batch,
      })) as readonly SearchedRow[];
      for (const row of found) {
        last = row.id;
        latest = Math.max(latest, Date.parse(row.updatedAt));
        this.#texts.set(row.id, textOf(strapi, kind, row));
      }
      isComplete = found.length < batch;
    }
    this.#readUntil = latest;
    await this.#dropDeleted();
  }

  async #dropDeleted(): Promise<void> {
    const requests = table(this.strapi, uidOfKind(this.kind));
    if ((await requests.count()) >= this.#texts.size) return;
    const rows = await requests.findMany({ select: ['id'] });
    const current = new Set(rows.map(({ id }) => id));
    for (const id of this.#texts.keys()) if (!current.has(id)) this.#texts.delete(id);
  }

  find(words: readonly string[]): number[] {
    const ids: number[] = [];
    for (const [id, text] of this.#texts) if (containsWords(text, words)) ids.push(id);
    return ids.sort((one, other) => other - one);
  }
}

function textOf(strapi: Core.Strapi, kind: RequestKind, row: SearchedRow): string {
  const plain = decryptedRequest(strapi, uidOfKind(kind), row);
  const texts = searchedFields(kind)
    .map((field) => plain[field])
    .filter((text) => typeof text === 'string');
  return foldForSearch([row.reference, row.reference.replaceAll('-', ''), ...texts].join('\n'));
}

/** The texts are encrypted at rest, so it searches in memory. Results are read again as the account that asks. */
export function requestSearch(strapi: Core.Strapi) {
  const indexes = requestKinds.map((kind) => ({ kind, index: new SearchIndex(strapi, kind) }));
  let refreshing: Promise<void> | undefined;
  let forgetting: NodeJS.Timeout | undefined;

  /** One refresh at a time: those who search meanwhile wait for the same one. */
  async function refresh(): Promise<void> {
    clearTimeout(forgetting);
    refreshing ??= runAsSystem(async () => {
      for (const { index } of indexes) await index.refresh();
    }).finally(() => {
      refreshing = undefined;
      forgetting = setTimeout(() => indexes.forEach(({ index }) => index.forget()), forgottenAfterMs).unref();
    });
    await refreshing;
  }

  return {
    async find(text: string): Promise<{ requests: StoredRequest[]; hasMore: boolean }> {
      await refresh();
      const words = searchWords(text);
      const found = await Promise.all(indexes.map(({ kind, index }) => findVisible(strapi, kind, index.find(words))));
      const requests = found.flat().sort((one, other) => other.receivedAt.localeCompare(one.receivedAt));
      return { requests: requests.slice(0, mostFound), hasMore: requests.length > mostFound };
    },
  };
}

/** Reads one more than is shown, which tells that there are more. */
async function findVisible(strapi: Core.Strapi, kind: RequestKind, ids: readonly number[]): Promise<StoredRequest[]> {
  const visible: StoredRequest[] = [];
  for (let from = 0; from < ids.length && visible.length <= mostFound; from += batch) {
    const where = { id: { $in: ids.slice(from, from + batch) } };
    visible.push(...(await findRequests(strapi, kind, where, { orderBy: [{ id: 'desc' }], limit: mostFound + 1 })));
  }
  return visible;
}
