import { cpSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { ROOT } from '../lib/root';

type Instruction = { readonly name: string; readonly values: readonly string[] };

/** The instructions of one build stage. Options such as `--chown` say nothing about which files are copied. */
function stageOf(dockerfile: string, stage: string): Instruction[] {
  const lines = readFileSync(join(ROOT, dockerfile), 'utf8').replaceAll('\\\n', ' ').split('\n');
  const start = lines.findIndex((line) => line.startsWith('FROM ') && line.endsWith(` AS ${stage}`));
  if (start === -1) throw new Error(`${dockerfile} has no stage ${stage}`);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('FROM '));
  return (end === -1 ? rest : rest.slice(0, end))
    .filter((line) => /^[A-Z]+ /.test(line) && !line.includes('--from='))
    .map((line) => {
      const [name = '', ...values] = line.split(/\s+/).filter((word) => !word.startsWith('--'));
      return { name, values };
    });
}

/** Of the syntax of `.dockerignore`, what ours uses: `*`, and `**` at the start for any folder. */
function ignoredPaths(): RegExp {
  const patterns = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const sources = patterns.map((pattern) => {
    const [, anywhere, path = ''] = /^(\*\*\/)?([\w./*-]+)$/.exec(pattern) ?? [];
    if (path === '' || path.includes('**')) throw new Error(`.dockerignore: this test does not know ${pattern}`);
    return (anywhere ? '(?:.*/)?' : '') + path.replaceAll('.', '[.]').replaceAll('*', '[^/]*');
  });
  return new RegExp(`^(?:${sources.join('|')})(?:/|$)`);
}

/** Copies into `target` what a stage of a Dockerfile copies out of the repository into its image. */
export function copyImageFiles(dockerfile: string, stage: string, target: string): void {
  const ignored = ignoredPaths();
  const filter = (path: string) => !ignored.test(relative(ROOT, path).split(sep).join('/'));
  let folder = '/';
  for (const { name, values } of stageOf(dockerfile, stage)) {
    const to = values.at(-1) ?? '';
    if (name === 'WORKDIR') folder = resolve(folder, to);
    if (name !== 'COPY') continue;
    for (const from of values.slice(0, -1)) {
      const intoFolder = to.endsWith('/') && !statSync(join(ROOT, from)).isDirectory();
      const place = resolve(folder, to, intoFolder ? basename(from) : '');
      cpSync(join(ROOT, from), join(target, place), { recursive: true, filter });
    }
  }
}
