import type { Core, UID } from '@strapi/strapi';
import { foldToAddress, freeAddress } from '../../contracts/address';
import { isBlank } from '../../contracts/publishing';
import { table, textIn } from '../../lib/table';
import { isRecord } from '../../lib/is-record';
import { siteTypes } from '../../site-types';

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** An entry that is saved without an address gets one from its title. A published entry keeps its own. */
export function giveAddresses(strapi: Core.Strapi): void {
  async function readAddresses(uid: UID.ContentType, field: string, where: object): Promise<string[]> {
    const found = await table(strapi, uid).findMany({ select: [field], where });
    return found.flatMap((row) => textIn(row, field) ?? []);
  }

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const type = siteTypes[uid]?.address;
    if (!type || (action !== 'create' && action !== 'update' && action !== 'clone')) return next();
    const data: unknown = params.data;
    if (!isRecord(data)) return next();
    const { field, from = '', otherwise } = type;
    const written = textOf(data[field]);
    const documentId = 'documentId' in params ? params.documentId : undefined;
    const own = action === 'update' ? { documentId } : { id: { $null: true } };
    const taken = new Set(await readAddresses(uid, field, { $not: own }));
    const isCopied = action === 'clone' && written !== null && taken.has(written);
    if (!isBlank(written) && !isCopied) return next();

    const isLeftOut = !(field in data) && action === 'update';
    const [earlier] = await readAddresses(uid, field, isLeftOut ? own : { ...own, publishedAt: { $notNull: true } });
    if (!isLeftOut || earlier === undefined) {
      const title = textOf(data[from]) ?? '';
      const made = foldToAddress(title) || (from === '' || title.trim() !== '' ? otherwise : '');
      if (earlier !== undefined || made !== '') data[field] = earlier ?? freeAddress(made, taken);
    }
    return next();
  });
}
