import type { FastifyInstance } from 'fastify';
import { paths } from '../../src/lib/paths';
import { notStored } from './page-creator';

/** More than a number has, with spaces and hyphens. */
const longestNumber = 60;

export const certificateRoute = `${paths.certificate}/:number`;

/** Leads to the one page for all numbers. Browsers take the fragment along with the name, and the log has no number. */
export function registerCertificateAddress(app: FastifyInstance): void {
  app.get<{ Params: { number: string }; Querystring: Record<string, unknown> }>(certificateRoute, (request, reply) => {
    // Without the punctuation that mail programs take for part of an address.
    const number = request.params.number.replace(/[^\p{L}\p{N}]{1,60}$/u, '');
    const { lang } = request.query;
    const query = new URLSearchParams({
      ...(number.length <= longestNumber ? { number } : {}),
      ...(typeof lang === 'string' ? { lang } : {}),
    });
    return reply
      .headers({ ...notStored, 'X-Robots-Tag': 'noindex' })
      .redirect(`${paths.certificate}?${query.toString()}`);
  });
}
