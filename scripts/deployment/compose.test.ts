import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isRecord } from '../seed/is-record';
import { ROOT } from '../lib/root';

type Section = Readonly<Record<string, unknown>>;

function sections(value: unknown): [string, Section][] {
  if (!isRecord(value)) throw new Error('expected a section with names');
  return Object.entries(value).map(([name, content]) => [name, isRecord(content) ? content : {}]);
}

const text = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const compose: unknown = parse(text, { merge: true });
if (!isRecord(compose)) throw new Error('docker-compose.yml holds no sections');
const services = sections(compose['services']);
const names = services.map(([name]) => name);
const documented = readFileSync(join(ROOT, '.env.example'), 'utf8');

describe('docker-compose.yml', () => {
  it('runs the database, the CMS, the site and the proxy', () => {
    expect(names).toEqual(expect.arrayContaining(['postgres', 'cms', 'web', 'caddy']));
  });

  it.each(services)(
    '%s has a health check, a user that is not root, and no more rights than it needs',
    (_, service) => {
      expect(service['healthcheck']).toBeDefined();
      expect(service['user']).toMatch(/^(?!root$|0\b)./);
      expect(service['cap_drop']).toEqual(['ALL']);
    },
  );

  it.each(services)('%s cannot fill the disk with its log', (_, service) => {
    expect(service['logging']).toEqual({ driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } });
  });

  it('opens ports of the proxy alone', () => {
    expect(services.filter(([, service]) => service['ports'] !== undefined).map(([name]) => name)).toEqual(['caddy']);
  });

  it('keeps the proxy away from the database and the CMS', () => {
    const networks = Object.fromEntries(services.map(([name, service]) => [name, service['networks']]));
    expect(networks).toMatchObject({
      caddy: ['edge'],
      web: ['site', 'edge', 'metrics'],
      cms: ['database', 'site', 'metrics'],
      postgres: ['database'],
    });
  });

  it('keeps the metrics on a network of their own, which leads nowhere', () => {
    expect(compose['networks']).toMatchObject({ metrics: { internal: true } });
    const ports = services.flatMap(([, { ports }]) => (Array.isArray(ports) ? ports.map(String) : []));
    expect(ports.filter((port) => /946[45]/.test(port))).toEqual([]);
  });

  it('keeps state in volumes that are declared', () => {
    const declared = sections(compose['volumes']).map(([name]) => name);
    const used = services.flatMap(([, { volumes }]) => (Array.isArray(volumes) ? volumes.map(String) : []));
    const named = used.map((volume) => volume.split(':')[0]).filter((source) => !source?.startsWith('./'));
    expect(new Set(named)).toEqual(new Set(declared));
  });

  const variables = [...new Set([...text.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name))];
  it.each(variables)('%s is explained in .env.example', (name) => {
    expect(documented).toMatch(new RegExp(`^# ${name}=`, 'm'));
  });

  const settings = [...documented.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
  it.each(settings.filter((name) => name !== 'CHROMIUM_PATH'))('%s of .env.example reaches a container', (name) => {
    expect(text).toMatch(new RegExp(`^ *${name}: `, 'm'));
  });

  it('has no secret written into it', () => {
    const secrets = variables.filter((name) => /SECRET|KEY|SALT|PASSWORD/.test(name));
    // A previous key is there only while one takes the place of another, and not every site has a bucket.
    const isOptional = (name: string) => name.endsWith('_PREVIOUS') || name.startsWith('S3_');
    for (const name of secrets) expect(text).toContain(isOptional(name) ? `\${${name}:-}` : `\${${name}:?}`);
  });
});
