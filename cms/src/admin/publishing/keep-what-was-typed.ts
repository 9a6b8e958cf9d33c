import type { StrapiApp } from '@strapi/strapi/admin';
import * as v from 'valibot';

const keySchema = v.pipe(v.string(), v.startsWith('getDocument('));

/** Strapi writes a save into the form’s entry before it is answered, and takes it out again if it fails. */
const patchSchema = v.looseObject({
  type: v.literal('adminApi/queries/queryResultPatched'),
  payload: v.looseObject({ queryCacheKey: keySchema }),
});

/** An entry that could not be loaded because nobody answered, or with an error of the server. */
const unreachedSchema = v.looseObject({
  type: v.literal('adminApi/executeQuery/rejected'),
  payload: v.looseObject({ status: v.optional(v.pipe(v.number(), v.minValue(500))) }),
  meta: v.looseObject({ arg: v.looseObject({ queryCacheKey: keySchema }) }),
});

const stateSchema = v.looseObject({
  adminApi: v.looseObject({
    queries: v.record(v.string(), v.optional(v.looseObject({ data: v.optional(v.unknown()) }))),
  }),
});

type Action = { type: string; [part: string]: unknown };

/** The action that the store gets instead, or undefined if it gets none. */
export function keptAction(action: Action, state: unknown, now: number): Action | undefined {
  if (v.is(patchSchema, action)) return undefined;
  if (!v.is(unreachedSchema, action) || !v.is(stateSchema, state)) return action;
  const known = state.adminApi.queries[action.meta.arg.queryCacheKey]?.data;
  if (known === undefined) return action;
  const meta = { ...action.meta, requestStatus: 'fulfilled', fulfilledTimeStamp: now };
  return { type: 'adminApi/executeQuery/fulfilled', payload: known, meta };
}

/**
 * A save that is refused would put the form back to what is stored, and one that reaches nobody would replace the form
 * by an error page, because Strapi then loads the entry again. So the entry stays as it was loaded last, and the form
 * keeps what was typed.
 */
export function keepWhatWasTyped(app: Pick<StrapiApp, 'addMiddlewares'>): void {
  app.addMiddlewares([
    () =>
      (store) =>
      (next) =>
      (action: Action): unknown => {
        const kept = keptAction(action, store.getState(), Date.now());
        return kept === undefined ? action : next(kept);
      },
  ]);
}
