import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { installAnew, runNpm } from '../lib/install.mjs';
import { Refusal } from '../lib/refusal';

const versionsSchema = v.record(v.string(), v.string());
const packageSchema = v.looseObject({
  dependencies: versionsSchema,
  overrides: v.optional(versionsSchema),
});

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

const lockSchema = v.looseObject({
  packages: v.record(v.string(), v.looseObject({ version: v.optional(v.string()) })),
});

const isStrapi = (path: string) => path.includes('node_modules/@strapi/');

/** Otherwise npm would keep parts of the present version wherever the other one allows it. */
function forgetStrapi(cms: string): void {
  const file = join(cms, 'package-lock.json');
  const lock = v.parse(lockSchema, JSON.parse(readFileSync(file, 'utf8')));
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => !isStrapi(path)));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  for (const part of ['@strapi', '.package-lock.json']) {
    rmSync(join(cms, 'node_modules', part), { recursive: true, force: true });
  }
}

/** Where the parts of this version are, as the lock file says. */
function partsOf(cms: string, wanted: string): string[] {
  const lock = v.parse(lockSchema, JSON.parse(readFileSync(join(cms, 'package-lock.json'), 'utf8')));
  return Object.entries(lock.packages).flatMap(([path, { version }]) =>
    isStrapi(path) && version === wanted ? [path] : [],
  );
}

/** Has the CMS of this folder ask for the version, and installs it. */
export async function installStrapi(
  folder: string,
  version: string,
  own: Readonly<Record<string, string>>,
): Promise<void> {
  const cms = join(folder, 'cms');
  const present = presentVersion(folder);
  const wanted = withVersion(readPackage(folder), version, own);
  // Strapi's parts ask for each other loosely, so npm would mix versions.
  const parts = partsOf(cms, present).map((path) => path.replace(/^.*node_modules\//, ''));
  const overrides = { ...wanted.overrides, ...Object.fromEntries(parts.map((name) => [name, version])) };
  writeFileSync(join(cms, 'package.json'), `${JSON.stringify({ ...wanted, overrides }, null, 2)}\n`);
  forgetStrapi(cms);
  await installAnew(cms).catch((error: unknown) => refuse(version, error));
  const left = version === present ? [] : partsOf(cms, present);
  if (left.length > 0) throw new Refusal(`Strapi ${version} would be mixed with ${present}: ${left.join(', ')}`);
}
