/** The Media Library folder whose files have URLs by path. */
export const publicFolder = 'public';

const publicPrefix = 'public-objects';

/** The allowed names of folders and files; anything else never reaches the database. */
const namePattern = /^(?!\.{1,2}$)[^\p{C}/\\]{1,255}$/u;
const deepest = 10;

export function isPublicPath(names: readonly string[]): boolean {
  return names.length > 0 && names.length <= deepest && names.every((name) => namePattern.test(name));
}

export function publicAddress(names: readonly string[]): string {
  return ['', publicPrefix, ...names.map((name) => encodeURIComponent(name))].join('/');
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

/** The decoded segments of a path on this site; undefined if it is not a plain path. */
export function namesInPath(address: string): string[] | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  const [root, ...segments] = path.split('/');
  const names = segments.map(decoded).filter((name) => name !== undefined && namePattern.test(name));
  return root === '' && names.length === segments.length ? names.filter((name) => name !== undefined) : undefined;
}

export type SitePath =
  { kind: 'public'; names: string[] } | { kind: 'asset'; name: string } | { kind: 'upload'; name: string };

/** What a path of this site refers to in the library: the folder `public`, a file by name, or an upload. */
export function readSitePath(address: string): SitePath | undefined {
  const [first, second, ...rest] = namesInPath(address) ?? [];
  if (first === publicPrefix && second !== undefined) {
    const names = [second, ...rest];
    return isPublicPath(names) ? { kind: 'public', names } : undefined;
  }
  const [third, ...more] = rest;
  if (first === 'api' && second === 'assets' && third !== undefined && more.length === 0) {
    return { kind: 'asset', name: third };
  }
  if (first === 'uploads' && second !== undefined && rest.length === 0) return { kind: 'upload', name: second };
  return undefined;
}
