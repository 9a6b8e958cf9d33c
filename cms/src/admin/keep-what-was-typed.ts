import type { StrapiApp } from '@strapi/strapi/admin';
import * as v from 'valibot';

const keySchema = v.pipe(v.string(), v.startsWith('getDocument('));

/** Strapi writes a save into the form’s entry before it is answered, and takes it out again if it fails. */
const patchSchema = v.looseObject({
  type: v.literal('adminApi/queries/queryResultPatched'),
  payload: v.looseObject({ queryCacheKey: keySchema }),
});

const saveMeta = v.looseObject({ arg: v.looseObject({ endpointName: v.literal('updateDocument') }) });
const savedSchema = v.looseObject({ type: v.literal('adminApi/executeMutation/fulfilled'), meta: saveMeta });
const refusedSchema = v.looseObject({
  type: v.literal('adminApi/executeMutation/rejected'),
  meta: saveMeta,
  payload: v.looseObject({ name: v.string() }),
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

/** Returns the Redux actions to dispatch in place of this one. */
export function createFormKeeper(): (action: Action, state: unknown, now: number) => Action[] {
  let unanswered: Action | undefined;

  return (action, state, now) => {
    if (v.is(patchSchema, action)) {
      unanswered = action;
      return [];
    }
    if (v.is(savedSchema, action)) {
      const written = unanswered;
      unanswered = undefined;
      return written === undefined ? [action] : [written, action];
    }
    // The form takes any other error for success. Strapi reads the name from this very object.
    if (v.is(refusedSchema, action)) Object.assign(action.payload, { name: 'ValidationError' });
    if (!v.is(unreachedSchema, action) || !v.is(stateSchema, state)) return [action];
    const known = state.adminApi.queries[action.meta.arg.queryCacheKey]?.data;
    if (known === undefined) return [action];
    const meta = { ...action.meta, requestStatus: 'fulfilled', fulfilledTimeStamp: now };
    return [{ type: 'adminApi/executeQuery/fulfilled', payload: known, meta }];
  };
}

/** Keeps the entry as loaded until a save is answered: a refused one would reset the form, a lost one replace it. */
export function keepWhatWasTyped(app: Pick<StrapiApp, 'addMiddlewares'>): void {
  const keep = createFormKeeper();
  app.addMiddlewares([
    () =>
      (store) =>
      (next) =>
      (action: Action): unknown => {
        for (const each of keep(action, store.getState(), Date.now())) next(each);
        return action;
      },
  ]);
}
