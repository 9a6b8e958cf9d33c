import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const componentId = /(componentId:\s*["'`])sc-\w+-(\d+)(?=["'`])/g;
const letters = 'abcdefghijklmnopqrstuvwxyz';
const className = /(\w+)=(\w+\((\w+)\(\3\(this\.baseHash,\w+\.hash\),\w+\)>>>0\))/;

/** Two characters for each file that writes styles: a letter, then a letter or a digit. */
export function shortNames(files: readonly string[]): ReadonlyMap<string, string> {
  const room = letters.length * 36;
  if (files.length > room) throw new Error(`There are short names for ${String(room)} files, and more files than that`);
  const name = (place: number) => `${letters.charAt(Math.floor(place / 36))}${(place % 36).toString(36)}`;
  return new Map([...files].sort().map((file, place) => [file, name(place)]));
}

export function shortenIds(code: string, fileName: string): string {
  return code.replace(
    componentId,
    (_, before: string, place: string) => before + fileName + Number(place).toString(36),
  );
}

/**
 * What a component's properties do not change is written once and needs no name of its own. What they do change keeps
 * the name that its text gives it, after its component's: no two components can come to the same one.
 */
export function shortenClassNames(code: string): string | null {
  if (!className.test(code)) return null;
  return code.replace(
    className,
    (_, name: string, hashed: string) =>
      `${name}=this.componentId+"_"+(this.rules.every(rule=>typeof rule=="string")?"":${hashed})`,
  );
}

/**
 * Each styled component has two names in every page: its own, and that of what it looks like just now. Made of hashes,
 * they are what no compression makes smaller: seven hundred bytes of the home page. Numbered by the order of the files
 * they are the same in both builds, or hydration would not find what the server rendered.
 */
export function shortStyleNames(): Plugin {
  let root = '';
  let names: ReadonlyMap<string, string> = new Map();
  return {
    name: 'short-style-names',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    buildStart: () => {
      names = shortNames(styleFiles(root));
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$|node_modules\/styled-components\/dist\/.*esm\.js$/ },
      handler(code, id) {
        if (id.includes('node_modules')) {
          return shortenClassNames(code) ?? this.error('styled-components names classes in another way than it did');
        }
        if (!code.includes('componentId')) return null;
        const name = names.get(pathFrom(root, id));
        return name === undefined
          ? this.error(`${id} has styled components, but no short name`)
          : shortenIds(code, name);
      },
    },
  };
}

function styleFiles(root: string): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, 'src', path))
    .filter((path) => /\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes('styled-components'))
    .map((path) => pathFrom(root, path));
}

const pathFrom = (root: string, path: string) => relative(root, path).split(sep).join('/');
