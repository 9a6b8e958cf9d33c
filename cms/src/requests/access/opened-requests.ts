import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { readerOf, requireAccount } from '../../lib/account';
import { recordReading } from './record-reading';
import { confidentialFields } from '../fields';
import { decryptedRequest } from '../encryption/request-encryption';
import { isRequestUid, requestRows, type RequestUid } from '../request-uids';
import { runAsSystem } from '../../lib/viewer';
import { modelOf, useInContentManager } from '../../lib/content-manager-routes';

const opens = 'opensRequest';

/** Marks a query that opens a single request; see `openRequestsInContentManager`. */
export function isOpeningRequest(strapi: Core.Strapi): boolean {
  return strapi.requestContext.get()?.state[opens] === true;
}

const answerSchema = v.object({ data: v.looseObject({ documentId: v.string() }) });

/** The content manager routes that answer with one entry: the form, and its state after saving. */
const openingHandlers = ['collection-types.findOne', 'collection-types.update'];

/** The last step: Strapi has removed the fields that the account may not read, so those are never decrypted. */
export function openRequestsInContentManager(strapi: Core.Strapi): void {
  const open = async (ctx: Context, uid: RequestUid) => {
    const answer = v.safeParse(answerSchema, ctx.body);
    if (!answer.success) return;
    const { data } = answer.output;
    if (!confidentialFields[uid].some((field) => field in data)) return;
    const { documentId } = data;
    const [request] = await runAsSystem(() => requestRows(strapi, uid, ['reference'], { where: { documentId } }));
    if (request === undefined) throw new Error('The request that was opened is gone');
    const plain = decryptedRequest(strapi, uid, { ...data, reference: request.reference });
    await recordReading(strapi, readerOf(requireAccount(ctx)), uid, request);
    Object.assign(
      data,
      Object.fromEntries(Object.entries(plain).filter(([field]) => confidentialFields[uid].includes(field))),
    );
    ctx.body = { ...(ctx.body as object), data };
  };

  useInContentManager(strapi, (handler) =>
    openingHandlers.includes(handler)
      ? async (ctx, next) => {
          const uid = modelOf(ctx);
          if (isRequestUid(uid)) ctx.state[opens] = true;
          await next();
          if (isRequestUid(uid)) await open(ctx, uid);
        }
      : undefined,
  );
}
