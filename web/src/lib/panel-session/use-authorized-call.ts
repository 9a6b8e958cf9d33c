import { useMemo } from 'react';
import { type GenericSchema, parse } from 'valibot';
import { fetchJson, type JsonRequest } from '../cms-client/fetch-json';
import { useSession } from './session-provider';

/** Calls the CMS for the account that is signed in. The schema is that of the answer. */
export function useAuthorizedCall() {
  const { authorized } = useSession();
  return useMemo(
    () =>
      <T>(schema: GenericSchema<unknown, T>, path: string, request: JsonRequest = {}) =>
        authorized(async (headers) =>
          parse(schema, await fetchJson(path, { ...request, headers: { ...headers, ...request.headers } })),
        ),
    [authorized],
  );
}

export type AuthorizedCall = ReturnType<typeof useAuthorizedCall>;
