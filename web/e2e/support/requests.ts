import * as v from 'valibot';
import { signIn } from './accounts';
import { randomAddress, type CallerAddress } from './address';
import { runningStack } from './stack';

type Kind = 'prayer-request' | 'contact-request' | 'counseling-request';

const listSchema = v.object({ results: v.array(v.object({ documentId: v.string() })) });

/** Lists show no confidential field, so that each request is opened. */
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

/** What the prayer team reads in the panel of the request with that reference. */
export async function readAsPrayerTeam(kind: Kind, reference: string): Promise<string> {
  const [request = ''] = await openedByPrayerTeam(kind, { 'filters[reference][$eq]': reference });
  return request;
}

/** How many requests since that moment hold that text: other journeys send some at the same time. */
export async function countStored(kind: Kind, text: string, since: Date): Promise<number> {
  const query = { 'filters[receivedAt][$gte]': since.toISOString(), pageSize: '100' };
  const latest = await openedByPrayerTeam(kind, query);
  return latest.filter((request) => request.includes(text)).length;
}

const receipt = v.object({ reference: v.string() });

/** Sends a request the way the site's form does, and returns its reference. */
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
