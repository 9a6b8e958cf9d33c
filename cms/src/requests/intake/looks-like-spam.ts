import type { Writing } from '../fields';

/** A person may link to a sermon, a news report and a map. */
const mostLinks = 3;

const linkStart = /https?:\/\/(?:www\.)?|\bwww\./giu;
const domainAndPath = /^[^/]*\w\.[a-z]{2,24}\//iu;

/** Link markup of forums and HTML: people do not type it, and here it would be shown as text. */
const linkMarkup = /\[\/?(?:url|link)[=\]]|<\s{0,9}a\s[^>]{0,200}href/iu;

/** `Win now www.example.com` is not a name. */
const addressInName = /https?:|www\.|\w\.(?:com|net|org|info|biz|xyz|top|site|online|shop|club|ru|cn)\b/iu;

function linksIn(word: string): number {
  return word.match(linkStart)?.length ?? (domainAndPath.test(word) ? 1 : 0);
}

/** Statements about people, faith, money or illness never count, in any language, script or case. */
export function looksLikeSpam({ names, text }: Writing): boolean {
  if (linkMarkup.test(text) || names.some((name) => addressInName.test(name))) return true;
  const words = text.split(/\s+/u).map((word) => ({ word, links: linksIn(word) }));
  const links = words.reduce((sum, word) => sum + word.links, 0);
  const saysSomething = words.some(({ word, links }) => links === 0 && /\p{L}{2}/u.test(word));
  return links > mostLinks || (links > 0 && !saysSomething);
}
