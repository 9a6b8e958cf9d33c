import { join } from 'node:path';
import { ROOT } from '../lib/root';
import { buildah } from './buildah';
import type { ComposeService } from './compose-file';

/** The image of a service: the one it names, or the one built of its Dockerfile under the service's name. */
export function imageOf(name: string, { image }: ComposeService): string {
  return image ?? `localhost/ministry-site/${name}`;
}

/** Builds what `docker compose build` would. A layer whose inputs are the same is not built again. */
export async function buildImage(name: string, service: ComposeService): Promise<void> {
  if (service.build === undefined) return;
  const { context, dockerfile, target } = service.build;
  const folder = join(ROOT, context);
  const stage = target === undefined ? [] : ['--target', target];
  const file = ['--file', join(folder, dockerfile)];
  await buildah('bud', '--layers', '--pull=never', '--tag', imageOf(name, service), ...file, ...stage, folder);
}
