import type { Core } from '@strapi/strapi';
import { table } from '../../../lib/table';
import { runAsSystem } from '../../../lib/viewer';
import { requestKinds, type RequestKind } from '../../../contracts/prayer-desk';
import {
  comparableEmail,
  decryptedRequest,
  type Deletable,
  deleteRequests,
  forgottenCodes,
  readForgetTarget,
  type RequestUid,
  type ForgetTarget,
  uidOfKind,
} from '../../../requests';

export type Found = Record<RequestKind, Deletable[]>;

const atOnce = 200;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const page = (uid: RequestUid, where: object) =>
    table(strapi, uid).findMany({
      select: ['id', 'reference', 'receivedAt', 'email'],
      where,
      orderBy: { id: 'asc' },
      limit: atOnce,
    });

  /** Addresses are encrypted with random nonces, so every one has to be decrypted to compare it. */
  async function findWhere(
    uid: RequestUid,
    isSought: (request: { reference: string; email: string }) => boolean,
  ): Promise<Deletable[]> {
    const found: Deletable[] = [];
    let rows = await page(uid, {});
    while (rows.length > 0) {
      for (const { email: stored, ...row } of rows) {
        const plain = decryptedRequest(strapi, uid, { reference: row.reference, email: stored });
        const email = comparableEmail(plain.email ?? '');
        if (isSought({ reference: row.reference, email })) found.push(row);
      }
      rows = await page(uid, { id: { $gt: rows.at(-1)?.id } });
    }
    return found;
  }

  async function findOfKind(kind: RequestKind, sought: ForgetTarget): Promise<Deletable[]> {
    const uid = uidOfKind(kind);
    if ('email' in sought) return findWhere(uid, ({ email }) => email === sought.email);
    const rows = await page(uid, { reference: sought.reference });
    return rows.map(({ id, reference, receivedAt }) => ({ id, reference, receivedAt }));
  }

  /** Permanently deletes them and everything that refers to them. Returns the number of each kind. */
  async function remove(found: Found): Promise<Record<RequestKind, number>> {
    const removed = { prayer: 0, contact: 0, counseling: 0 };
    await runAsSystem(async () => {
      for (const kind of requestKinds) {
        removed[kind] = await deleteRequests(strapi, uidOfKind(kind), found[kind], 'forgotten');
      }
    });
    return removed;
  }

  return {
    async find(text: string): Promise<Found | null> {
      const sought = readForgetTarget(text);
      if (sought === null) return null;
      return runAsSystem(async () => ({
        prayer: await findOfKind('prayer', sought),
        contact: await findOfKind('contact', sought),
        counseling: await findOfKind('counseling', sought),
      }));
    },

    remove,

    codeOf(text: string): string {
      const target = readForgetTarget(text);
      const [code] = target === null ? [] : forgottenCodes(strapi, target);
      if (code === undefined) throw new Error('It is neither a reference nor an email address');
      return code;
    },

    /** Deletes what a restored backup brought back of those who were forgotten since. */
    async removeAgain(codes: readonly string[]): Promise<Record<RequestKind, number>> {
      const forgotten = new Set(codes);
      const isForgotten = ({ reference, email }: { reference: string; email: string }) =>
        [{ reference }, { email }].some((target) => forgottenCodes(strapi, target).some((code) => forgotten.has(code)));
      const findOf = (kind: RequestKind) => runAsSystem(() => findWhere(uidOfKind(kind), isForgotten));
      return remove({
        prayer: await findOf('prayer'),
        contact: await findOf('contact'),
        counseling: await findOf('counseling'),
      });
    },
  };
};
