import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { installAnew, runNpm } from '../lib/install.mjs';
import { Refusal } from '../lib/refusal';

const versionsSchema = v.record(v.string(), v.string());
const packageSchema = v.looseObject({ dependencies: versionsSchema });

type Package = v.InferOutput<typeof packageSchema>;

function readPackage(root: string): Package {
  return v.parse(packageSchema, JSON.parse(readFileSync(join(root, 'cms/package.json'), 'utf8')));
}

/** The version of Strapi that the CMS asks for. */
export function presentVersion(root: string): string {
  return v.parse(v.string(), readPackage(root).dependencies['@strapi/strapi']);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The version to try: the one that was asked for, or the newest that the registry has. */
export async function versionToTry(root: string, asked: string | undefined): Promise<string> {
  if (asked === undefined) return (await runNpm(root, ['view', '@strapi/strapi', 'version'])).trim();
  if (!/^5[.]\d+[.]\d+$/.test(asked)) throw new Refusal(`A version of Strapi is asked for, such as 5.56.0: ${asked}`);
  return asked;
}

/** Parts of Strapi that npm could not find, as it names them. */
export function missingParts(said: string): string[] {
  return [...new Set(said.match(/@strapi\/[\w-]+@\d[\w.-]*\w/g) ?? [])];
}

function refuse(version: string, error: unknown): never {
  const said = messageOf(error);
  const missing = /E404|ETARGET|notarget/.test(said) ? missingParts(said) : [];
  throw new Refusal(
    missing.length > 0
      ? `Strapi ${version} cannot be installed: the registry has no ${missing.join(', ')}. Try another version.`
      : `Strapi ${version} cannot be installed:\n${said}`,
  );
}

/** Strapi's design system and icons have versions of their own, which its admin names. */
export async function ownVersions(root: string, version: string): Promise<Record<string, string>> {
  try {
    const said = await runNpm(root, ['view', `@strapi/admin@${version}`, 'dependencies', '--json']);
    return v.parse(versionsSchema, JSON.parse(said));
  } catch (error) {
    refuse(version, error);
  }
}

/** What package.json asks for with this version of Strapi. */
export function withVersion(
  { dependencies, ...rest }: Package,
  version: string,
  own: Readonly<Record<string, string>>,
): Package {
  const present = dependencies['@strapi/strapi'];
  const changed = Object.entries(dependencies).map(([name, asked]): [string, string] => {
    if (!name.startsWith('@strapi/')) return [name, asked];
    return [name, asked === present ? version : (own[name] ?? asked)];
  });
  return { ...rest, dependencies: Object.fromEntries(changed) };
}

/** Has the CMS of this folder ask for the version, and installs it. */
export async function installStrapi(
  folder: string,
  version: string,
  own: Readonly<Record<string, string>>,
): Promise<void> {
  const wanted = withVersion(readPackage(folder), version, own);
  writeFileSync(join(folder, 'cms/package.json'), `${JSON.stringify(wanted, null, 2)}\n`);
  await installAnew(join(folder, 'cms')).catch((error: unknown) => refuse(version, error));
}
