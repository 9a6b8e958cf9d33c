import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Core } from '@strapi/strapi';
import type { Job } from '../lib/schedule';

const silenceMs = 5_000;

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'certificate' });

/** When the site's certificate ends; null without https, or if it could not be read. */
export async function readCertificateEnd(strapi: Core.Strapi): Promise<string | null> {
  const end: unknown = await storeOf(strapi).get({ key: 'end' });
  return typeof end === 'string' ? end : null;
}

/** Asks whoever answers at the site's own address. Nothing but the date is read, so one that has ended is no error. */
function fetchEnd(origin: string): Promise<string | null> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return Promise.resolve(null);
  return new Promise((resolve) => {
    const name = isIP(hostname) === 0 ? { servername: hostname } : {};
    const address = { host: hostname, port: Number(port || 443), ...name };
    const socket = connect({ ...address, rejectUnauthorized: false, timeout: silenceMs });
    const end = (found: string | null) => {
      socket.destroy();
      resolve(found);
    };
    socket.once('secureConnect', () => {
      const time = Date.parse(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(time) ? null : new Date(time).toISOString());
    });
    socket.once('timeout', () => end(null));
    socket.once('error', () => end(null));
  });
}

export const checkCertificate = (pollMs: number): Job => ({
  name: 'certificate',
  everyMs: pollMs,
  hasOwnTransactions: true,
  async run(strapi) {
    await storeOf(strapi).set({ key: 'end', value: await fetchEnd(strapi.config.get('site.images.siteOrigin')) });
  },
});
