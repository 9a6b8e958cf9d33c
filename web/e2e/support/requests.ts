import { signIn } from './accounts';
import { runningStack } from './stack';

type Kind = 'prayer-request' | 'contact-request' | 'counseling-request';

/** What the prayer team reads in the panel of the request with that reference. */
export async function readByPrayerTeam(kind: Kind, reference: string): Promise<string> {
  const { url, prayerTeam } = runningStack();
  const token = await signIn(url, prayerTeam);
  const filter = new URLSearchParams({ 'filters[reference][$eq]': reference });
  const answer = await fetch(`${url}/content-manager/collection-types/api::${kind}.${kind}?${filter.toString()}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.text();
}
