import { type GenericSchema, parse } from 'valibot';
import { fetchJson, type JsonRequest } from '../../../lib/cms-client/fetch-json';
import { useSession } from '../../../lib/panel-session/session-provider';

/** A call of the CMS with the member's authorization, for the parts that are loaded when they are opened. */
export function useAuthorizedCall() {
  const { authorized } = useSession();
  return <T>(schema: GenericSchema<unknown, T>, path: string, request: Omit<JsonRequest, 'headers'> = {}) =>
    authorized(async (headers) => parse(schema, await fetchJson(path, { ...request, headers })));
}
