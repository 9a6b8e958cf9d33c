import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment';

describe('the environment', () => {
  it('needs nothing to be set', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      cmsUrl: 'http://127.0.0.1:1337',
      cmsUrls: ['http://127.0.0.1:1337'],
      purgeSecret: null,
      offlineReading: true,
      extraLanguages: [],
      translationsDirectory: 'translations',
      trustedProxies: 0,
      metrics: null,
    });
  });

  it('takes an empty variable for none', () => {
    expect(readEnvironment({ PURGE_SECRET: '', PORT: '' })).toMatchObject({ purgeSecret: null, port: 3000 });
  });

  it('knows the site by its port where no address is given, and addresses without a slash at the end', () => {
    expect(readEnvironment({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readEnvironment({ PUBLIC_URL: 'https://example.org/' }).publicUrl).toBe('https://example.org');
  });

  it('takes several CMSes, separated by commas or spaces', () => {
    const { cmsUrl, cmsUrls } = readEnvironment({ CMS_URL: 'http://cms-1:1337/, http://cms-2:1337' });
    expect(cmsUrl).toBe('http://cms-1:1337');
    expect(cmsUrls).toEqual(['http://cms-1:1337', 'http://cms-2:1337']);
  });

  it.each([{ PORT: 'many' }, { PORT: '70000' }, { CMS_URL: 'cms:1337' }, { CMS_URL: ',' }, { TRUSTED_PROXIES: '-1' }])(
    'refuses %o rather than guessing',
    (variables) => {
      expect(() => readEnvironment(variables)).toThrow();
    },
  );
});
