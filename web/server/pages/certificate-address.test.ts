import { describe, expect, it } from 'vitest';
import { createApp } from '../app';
import type { Environment } from '../environment';
import { contentSite } from '../testing/content-site';

const environment: Environment = {
  port: 0,
  host: '127.0.0.1',
  publicUrl: 'https://example.org',
  cmsUrl: 'http://127.0.0.1:9',
  cmsUrls: ['http://127.0.0.1:9'],
  purgeSecret: null,
  offlineReading: true,
  extraLanguages: [],
  translationsDirectory: 'translations',
  trustedProxies: 0,
};
const number = '7KQ4-M2XD-09AB-CDEF-GH12-3456';

async function openAddress(url: string) {
  const app = createApp({ environment, site: contentSite });
  const { statusCode, headers } = await app.inject({ method: 'GET', url });
  await app.close();
  return { statusCode, location: headers.location, caching: headers['cache-control'] };
}

describe('the address of a certificate', () => {
  it('leads to the one page for all of them, which the browser tells the number', async () => {
    const location = `/certificate?number=${number}`;
    expect(await openAddress(`/certificate/${number}`)).toEqual({ statusCode: 302, location, caching: 'no-store' });
    expect((await openAddress(`/certificate/${number}?lang=es`)).location).toBe(`${location}&lang=es`);
    expect((await openAddress(`/certificate/${number}%22).`)).location).toBe(location);
  });

  it('never leads to another site, and takes along nothing but number and language', async () => {
    for (const [address, location] of [
      ['/certificate/%2F%2Fexample.com', '/certificate?number=%2F%2Fexample.com'],
      ['/certificate/a%0d%0ab?name=Ana', '/certificate?number=a%0D%0Ab'],
      [`/certificate/${'7'.repeat(61)}`, '/certificate?'],
    ] as const) {
      expect((await openAddress(address)).location).toBe(location);
    }
  });
});
