import { normalize } from '../../lib/normalize';

/** Lower case, without accents, words joined by hyphens: `Oración y ayuno` becomes `oracion-y-ayuno`. */
function slugify(title: string): string {
  return normalize(title, 'NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Gives each heading of a text a unique id. */
export function createHeadingIds(): (title: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (title) => {
    const base = slugify(title) || 'section';
    let id = base;
    let count = counts.get(base) ?? 1;
    while (used.has(id)) {
      count += 1;
      id = `${base}-${count}`;
    }
    counts.set(base, count);
    used.add(id);
    return id;
  };
}
