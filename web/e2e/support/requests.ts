import * as v from 'valibot';
import { signIn } from './accounts';
import { randomAddress, type CallerAddress } from './address';
import { runningStack } from './stack';

type Kind = 'prayer-request' | 'contact-request' | 'counseling-request';

const listSchema = v.object({ results: v.array(v.object({ documentId: v.string() })) });

/** Lists have no confidential fields, so each request is opened. */
async function openedByPrayerTeam(kind: Kind, query: Record<string, string>): Promise<string[]> {
  const { url, prayerTeam } = runningStack();
  const token = await signIn(url, prayerTeam);
  const read = (path: string) =>
    fetch(`${url}/content-manager/collection-types/api::${kind}.${kind}${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
  const list = await read(`?${new URLSearchParams(query).toString()}`);
  const { results } = v.parse(listSchema, await list.json());
  return Promise.all(results.map(async ({ documentId }) => (await read(`/${documentId}`)).text()));
}

/** The request with that reference, as the prayer team reads it in the panel. */
export async function readAsPrayerTeam(kind: Kind, reference: string): Promise<string> {
  const [request = ''] = await openedByPrayerTeam(kind, { 'filters[reference][$eq]': reference });
  return request;
}

/** The number of requests since then that contain the text; other journeys send requests too. */
export async function countStored(kind: Kind, text: string, since: Date): Promise<number> {
  const query = { 'filters[receivedAt][$gte]': since.toISOString(), pageSize: '100' };
  const latest = await openedByPrayerTeam(kind, query);
  return latest.filter((request) => request.includes(text)).length;
}

const receipt = v.object({ reference: v.string() });

/** Sends a request like the site's form, and returns its reference. */
export async function submitRequest(
  call: 'prayer-requests' | 'contact-requests' | 'counseling-requests',
  fields: Readonly<Record<string, string | boolean>>,
  address: CallerAddress = randomAddress(),
): Promise<string> {
  const answer = await fetch(`${runningStack().url}/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...address },
    body: JSON.stringify(fields),
  });
  const body = await answer.text();
  if (answer.status !== 201) throw new Error(`${call} answered ${answer.status}: ${body}`);
  return v.parse(receipt, JSON.parse(body)).reference;
}
