import type { Locale } from '@contracts/site-setting';
import { paths } from '../../lib/paths';

/** Where the server checks a number for a browser without scripts. */
export const certificateCheckPage = `${paths.certificate}/check`;

/** The name is in the fragment, which browsers do not send. */
export function certificateLink(
  publicUrl: string,
  certificate: { number: string; name: string },
  locale: Locale,
): string {
  const fragment = new URLSearchParams({ name: certificate.name });
  return `${publicUrl}${paths.certificate}/${certificate.number}?lang=${locale}#${fragment.toString()}`;
}

export type LinkedCertificate = { number: string; name: string };

/** Reads what such a link leads to: the server moves the number into the query. */
export function readLinkedCertificate({ search, hash }: { search: string; hash: string }): LinkedCertificate {
  const read = (parameters: string, name: string) => new URLSearchParams(parameters).get(name) ?? '';
  return { number: read(search, 'number'), name: read(hash.slice(1), 'name') };
}
