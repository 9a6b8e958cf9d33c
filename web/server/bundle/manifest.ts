import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Assets } from '../site';

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean()),
    imports: v.optional(v.array(v.string())),
    dynamicImports: v.optional(v.array(v.string())),
    css: v.optional(v.array(v.string())),
  }),
);

type Manifest = v.InferOutput<typeof manifestSchema>;

const entryModule = 'src/app/entry-client.tsx';

export function readAssets(clientDirectory: string): Assets {
  const json: unknown = JSON.parse(readFileSync(path.join(clientDirectory, '.vite/manifest.json'), 'utf8'));
  return assetsOf(v.parse(manifestSchema, json));
}

export function assetsOf(manifest: Manifest): Assets {
  const entry = `/${chunk(manifest, entryModule).file}`;
  return {
    entry,
    chunks(modules) {
      const files = new Set<string>();
      for (const module of [entryModule, ...modules]) addChunks(manifest, module, files);
      files.delete(entry);
      return [...files];
    },
    fonts: Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [`/${file}`] : [])),
    laterChunks(modules) {
      const files = new Set<string>();
      for (const module of [entryModule, ...modules]) addLaterChunks(manifest, module, files);
      return [...files];
    },
  };
}

function addChunks(manifest: Manifest, module: string, files: Set<string>): void {
  const { file, imports = [] } = chunk(manifest, module);
  const address = `/${file}`;
  if (files.has(address)) return;
  files.add(address);
  for (const imported of imports) addChunks(manifest, imported, files);
}

/** With what several import on demand, the forms aside, and the contracts, by which a navigation parses its answers. */
function addLaterChunks(manifest: Manifest, module: string, files: Set<string>): void {
  const { file, imports = [], dynamicImports = [] } = chunk(manifest, module);
  if (files.has(`/${file}`)) return;
  files.add(`/${file}`);
  const shared = dynamicImports.filter((imported) => /^_(?!.*-form-)|[/]contracts[/]/.test(imported));
  for (const imported of [...imports, ...shared]) addLaterChunks(manifest, imported, files);
}

function chunk(manifest: Manifest, module: string): Manifest[string] {
  const found = manifest[module];
  if (!found) throw new Error(`The build has no chunk for ${module}`);
  return found;
}
