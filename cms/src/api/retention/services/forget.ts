import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { runAsSystem } from '../../../lib/run-as-system';
import { requestKinds, type RequestKind } from '../../prayer-desk/contract';
import {
  comparableEmail,
  decryptedRequest,
  type Deletable,
  deleteRequests,
  readForgetTarget,
  type RequestUid,
  type ForgetTarget,
  uidOfKind,
} from '../../../requests';

/** A person's requests, without their content. */
export type Found = Record<RequestKind, Deletable[]>;

const rowsSchema = v.array(
  v.object({
    id: v.number(),
    reference: v.string(),
    receivedAt: v.union([v.string(), v.date()]),
    email: v.string(),
  }),
);

const atOnce = 200;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  async function page(uid: RequestUid, where: object) {
    return v.parse(
      rowsSchema,
      await strapi.db.query(uid).findMany({
        select: ['id', 'reference', 'receivedAt', 'email'],
        where,
        orderBy: { id: 'asc' },
        limit: atOnce,
      }),
    );
  }

  /** Addresses are encrypted with random nonces, so every one has to be decrypted to compare it. */
  async function findByEmail(uid: RequestUid, email: string): Promise<Deletable[]> {
    const found: Deletable[] = [];
    let rows = await page(uid, {});
    while (rows.length > 0) {
      for (const { email: stored, ...row } of rows) {
        const plain = decryptedRequest(strapi, uid, { reference: row.reference, email: stored });
        if (comparableEmail(v.parse(v.string(), plain['email'])) === email) found.push(row);
      }
      rows = await page(uid, { id: { $gt: rows.at(-1)?.id } });
    }
    return found;
  }

  async function findOfKind(kind: RequestKind, sought: ForgetTarget): Promise<Deletable[]> {
    const uid = uidOfKind(kind);
    if ('email' in sought) return findByEmail(uid, sought.email);
    const rows = await page(uid, { reference: sought.reference });
    return rows.map(({ id, reference, receivedAt }) => ({ id, reference, receivedAt }));
  }

  return {
    /** Finds requests by reference or email address; null if the text is neither. */
    async find(text: string): Promise<Found | null> {
      const sought = readForgetTarget(text);
      if (sought === null) return null;
      return runAsSystem(async () => ({
        prayer: await findOfKind('prayer', sought),
        contact: await findOfKind('contact', sought),
        counseling: await findOfKind('counseling', sought),
      }));
    },

    /** Permanently deletes them and everything that refers to them. Returns the number of each kind. */
    async remove(found: Found): Promise<Record<RequestKind, number>> {
      const removed = { prayer: 0, contact: 0, counseling: 0 };
      await runAsSystem(async () => {
        for (const kind of requestKinds) {
          removed[kind] = await deleteRequests(strapi, uidOfKind(kind), found[kind], 'forgotten');
        }
      });
      return removed;
    },
  };
};
