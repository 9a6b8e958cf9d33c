import { codeOf } from '../../cms/src/api/error-code/contract';
import type { Measurements } from './measurements';
import { ask, textOf, type Answer } from './http';

/** What a browser fetches before it has shown the page: what is below the fold is loaded later, or never. */
const assetTags = /<(?:script|link|img)\b[^>]*>/g;
const loadedLinks = /rel="(?:stylesheet|modulepreload|preload|icon)"/;
/** Videos do not start on slow lines. */
const assetAddress = /(?:src|href)="(\/(?:assets|public-objects|uploads|api\/assets)[^"]*)"/;

export function assetsOf(html: string): readonly string[] {
  const found = new Set<string>();
  for (const [tag] of html.matchAll(assetTags)) {
    const isLink = tag.startsWith('<link');
    if (isLink ? !loadedLinks.test(tag) : tag.includes('loading="lazy"')) continue;
    const address = assetAddress.exec(tag)?.[1]?.replaceAll('&amp;', '&');
    if (address !== undefined && !address.includes('video')) found.add(address);
  }
  return [...found];
}

/** By the tag of the page, because a thousand readers read the same ones. */
const assetsByTag = new Map<string, readonly string[]>();

function assetsOfAnswer(url: string, answer: Answer): readonly string[] {
  const key = `${url} ${answer.headers.etag ?? ''}`;
  const known = assetsByTag.get(key);
  if (known !== undefined) return known;
  const assets = assetsOf(textOf(answer));
  if (assetsByTag.size > 1000) assetsByTag.clear();
  assetsByTag.set(key, assets);
  return assets;
}

/** Parts of a page that are fetched at once. */
const atOnce = 6;

/** A visitor's browser with a cache of its own, at one web server and from one address. */
export class Browser {
  readonly #pages = new Map<string, { etag: string; assets: readonly string[] }>();
  readonly #assets = new Set<string>();
  readonly #headers: Readonly<Record<string, string>>;
  bytes = 0;

  constructor(
    private readonly site: string,
    private readonly measurements: Measurements,
    { address, locale }: { address: string; locale: string },
  ) {
    this.#headers = {
      'X-Forwarded-For': address,
      'Accept-Encoding': 'br',
      Cookie: `preferred-language=${locale}`,
      'User-Agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile',
    };
  }

  /** Opens a page as from a link: its HTML, and the parts that are not in the cache. */
  async open(name: string, path: string): Promise<void> {
    const known = this.#pages.get(path);
    const start = performance.now();
    const answer = await this.#get(name, path, known === undefined ? {} : { 'If-None-Match': known.etag });
    if (answer === undefined) return;
    this.measurements.record(name, performance.now() - start);
    const assets = answer.status === 304 ? (known?.assets ?? []) : assetsOfAnswer(path, answer);
    const { etag } = answer.headers;
    if (etag !== undefined) this.#pages.set(path, { etag, assets });
    await this.#load(assets.filter((asset) => !this.#assets.has(asset)));
    this.measurements.record(`${name} with its parts`, performance.now() - start);
  }

  /** Goes on within the page: only what it does not have yet, as JSON. */
  async read(name: string, paths: readonly string[]): Promise<void> {
    const start = performance.now();
    const answers = await Promise.all(paths.map((path) => this.#get(name, path)));
    if (answers.every((answer) => answer !== undefined)) this.measurements.record(name, performance.now() - start);
  }

  async #load(assets: readonly string[]): Promise<void> {
    const waiting = [...assets];
    const next = async () => {
      for (let asset = waiting.shift(); asset !== undefined; asset = waiting.shift()) {
        if ((await this.#get('a part of a page', asset)) !== undefined) this.#assets.add(asset);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, next));
  }

  /** Undefined after counting what went wrong. */
  async #get(name: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer | undefined> {
    try {
      const answer = await ask(this.site + path, { headers: { ...this.#headers, ...headers } });
      this.bytes += answer.body.length;
      if (answer.status === 200 || answer.status === 304) return answer;
      this.measurements.fail(`${name}: ${answer.status}`);
    } catch (error) {
      this.measurements.fail(`${name}: ${codeOf(error) ?? String(error)}`);
    }
    return undefined;
  }
}
