import { readFileSync } from 'node:fs';
import { largestLibraryFileBytes, uploadPaths } from '@contracts/image';
import { expect, it } from 'vitest';
import { bodyLimits, formPaths } from './cms-routes';

const caddyfile = readFileSync(new URL('../../../deploy/Caddyfile', import.meta.url), 'utf8');
const units = { KB: 1e3, MB: 1e6 };

/** The paths of a matcher, and the largest body that it lets through; without a name, those of all other paths. */
function ruleOf(matcher?: string) {
  const [, paths] = new RegExp(`^\t@${matcher} path_regexp (.*)$`, 'm').exec(caddyfile) ?? [];
  const block = new RegExp(
    `^\thandle ${matcher === undefined ? '' : `@${matcher} `}\\{\n\t\trequest_body \\{\n\t\t\tmax_size (\\d+)(KB|MB)$`,
    'm',
  );
  const [, size, unit] = block.exec(caddyfile) ?? [];
  return { paths, bytes: Number(size) * units[unit === 'KB' ? 'KB' : 'MB'] };
}

const sourceOf = ({ source, ignoreCase }: RegExp) =>
  (ignoreCase ? '(?i)' : '') + source.replaceAll(String.raw`\/`, '/');

it('lets files through on the paths that accept them, a little larger than the CMS does', () => {
  const { paths, bytes } = ruleOf('uploads');
  expect(paths).toBe(sourceOf(uploadPaths));
  expect(bytes).toBeGreaterThan(largestLibraryFileBytes);
});

it('lets forms through on their paths, a little larger than the site does', () => {
  const { paths, bytes } = ruleOf('submissions');
  expect(paths).toBe(sourceOf(formPaths));
  expect(bytes).toBeGreaterThan(bodyLimits.form);
});

it('lets everything else through a little larger than the site does', () => {
  expect(ruleOf().bytes).toBeGreaterThan(Math.max(bodyLimits.account, bodyLimits.file));
});
