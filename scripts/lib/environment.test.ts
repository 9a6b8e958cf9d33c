import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resolveEnvironment } from './environment';

describe('resolveEnvironment', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'environment-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('needs no settings at all', () => {
    const environment = resolveEnvironment(root, {});
    expect(environment).toMatchObject({
      publicUrl: 'http://localhost:3000',
      cmsUrl: 'http://127.0.0.1:1337',
      dataDir: join(root, '.data'),
      databaseUrl: undefined,
    });
    expect(environment.variables).toMatchObject({ PURGE_URLS: 'http://127.0.0.1:3000/_purge', CMS_HOST: '127.0.0.1' });
  });

  it('lets every address follow the ports', () => {
    const { publicUrl, cmsUrl, variables } = resolveEnvironment(root, { PORT: '8080', CMS_PORT: '8081' });
    expect(publicUrl).toBe('http://localhost:8080');
    expect(cmsUrl).toBe('http://127.0.0.1:8081');
    expect(variables['PURGE_URLS']).toBe('http://127.0.0.1:8080/_purge');
  });

  it('reads .env, which the real environment overrides, and takes an empty value for none', () => {
    writeFileSync(join(root, '.env'), 'PORT=4000\nCMS_PORT=4001\nADMIN_EMAIL=\n');
    const { webPort, cmsPort, variables } = resolveEnvironment(root, { PORT: '5000', CMS_PORT: '' });
    expect([webPort, cmsPort]).toEqual([5000, 4001]);
    expect(variables).not.toHaveProperty('ADMIN_EMAIL');
  });

  it('calls a server that listens everywhere at an address that can be called', () => {
    expect(resolveEnvironment(root, { HOST: '0.0.0.0' }).webUrl).toBe('http://127.0.0.1:3000');
  });

  it('says which setting is wrong', () => {
    expect(() => resolveEnvironment(root, { PORT: 'eighty' })).toThrow('PORT is no port number: eighty');
    expect(() => resolveEnvironment(root, { PORT: '1337' })).toThrow('PORT and CMS_PORT are both 1337');
  });
});
