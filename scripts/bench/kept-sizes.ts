export type KeptSize = { page: string; bytes: number; bound: number };

const moduleBound = 300_000;
const courseBound = 2_500_000;

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

const values = (json: string, pattern: RegExp) => Array.from(json.matchAll(pattern), ([, value = '']) => value);

/** The packs of each module, the gospel and the course in both languages, and the file of each module. */
export async function measureKeptSizes(origin: string): Promise<KeptSize[]> {
  const modules = values(await read(`${origin}/api/training-modules?locale=en&fields=slug`), /"slug":"([^"]+)"/g);
  const pages = [
    ...modules.map((slug) => [`/resources?module=${slug}`, moduleBound] as const),
    ['/?gospel=1', moduleBound] as const,
    ['/resources?tab=training', courseBound] as const,
  ];
  const sizes: KeptSize[] = [];
  for (const [page, bound] of pages) {
    for (const lang of ['en', 'es']) {
      const pack = await read(`${origin}/kept/pack?${new URLSearchParams({ of: page, lang }).toString()}`);
      const bytes = values(pack, /"bytes":(\d+)/g).reduce((sum, size) => sum + Number(size), 0);
      sizes.push({ page: `${page} kept, ${lang}`, bytes, bound });
    }
  }
  for (const slug of modules) {
    const file = await read(`${origin}/files/modules/${slug}.html`);
    sizes.push({ page: `${slug}.html`, bytes: Buffer.byteLength(file), bound: moduleBound });
  }
  return sizes;
}
