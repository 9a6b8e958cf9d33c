import { homedir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { run } from '../lib/run';
import { ROOT } from '../lib/root';

/** Images are large and slow to make, so they stay for the next run, apart from all others of this machine. */
export const cacheFolder = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'ministry-images');

/** Builds without an engine, in a `chroot`. Resolves with what it wrote to either stream. */
export function buildah(...args: readonly string[]): Promise<string> {
  const storage = ['--root', join(cacheFolder, 'storage'), '--runroot', join(cacheFolder, 'run')];
  return run({ command: 'buildah', args: [...storage, ...args], cwd: ROOT, env: { BUILDAH_ISOLATION: 'chroot' } });
}

const texts = v.nullish(v.array(v.string()), []);

const inspectionSchema = v.object({
  OCIv1: v.object({
    config: v.object({ Env: texts, Entrypoint: texts, Cmd: texts, WorkingDir: v.optional(v.string(), '/') }),
  }),
});

export interface ImageFiles {
  /** Where its file system is; what is written there goes with it. */
  readonly folder: string;
  readonly environment: readonly string[];
  readonly command: readonly string[];
  readonly workingDir: string;
  readonly remove: () => Promise<void>;
}

/** A file system made from an image, as a container gets one. */
export async function filesOf(image: string): Promise<ImageFiles> {
  const { config } = v.parse(inspectionSchema, JSON.parse(await buildah('inspect', '--type', 'image', image))).OCIv1;
  const container = (await buildah('from', '--pull=never', image)).trim();
  return {
    folder: (await buildah('mount', container)).trim(),
    environment: config.Env,
    command: [...config.Entrypoint, ...config.Cmd],
    workingDir: config.WorkingDir,
    async remove() {
      await buildah('rm', container);
    },
  };
}
