import * as v from 'valibot';
import { runningStack } from './stack';

const thing = v.looseObject({ '@type': v.string() });
const graph = v.object({ '@context': v.literal('https://schema.org'), '@graph': v.array(thing) });

/** Metadata and structured data of a page's HTML. */
export async function readHead(path: string) {
  const response = await fetch(runningStack().url + path);
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1];
  const content = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
  const things = block === undefined ? [] : v.parse(graph, JSON.parse(block))['@graph'];
  return { head, content, things, named: (type: string) => things.find((found) => found['@type'] === type) };
}

/** The addresses in the site map. */
export async function siteMap(): Promise<readonly string[]> {
  const xml = await (await fetch(`${runningStack().url}/sitemap.xml`)).text();
  return Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address.replaceAll('&amp;', '&'));
}
