import type { Writing } from './writing';

/** A person may point to a sermon, a news report and a map. */
const mostLinks = 3;

const linkStart = /https?:\/\/(?:www\.)?|\bwww\./giu;
const domainAndPath = /^[^/]*\w\.[a-z]{2,24}\//iu;

/** Links in the markup of forums and pages: people do not type it, and here it would be shown as it stands. */
const linkMarkup = /\[\/?(?:url|link)[=\]]|<\s{0,9}a\s[^>]{0,200}href/iu;

/** `Win now www.example.com`: nobody is called like that. */
const addressInName = /https?:|www\.|\w\.(?:com|net|org|info|biz|xyz|top|site|online|shop|club|ru|cn)\b/iu;

function linksIn(word: string): number {
  return word.match(linkStart)?.length ?? (domainAndPath.test(word) ? 1 : 0);
}

/**
 * Whether a text has the marks of advertising. Whatever it says about people, faith, money or illness, in whatever
 * language, capitals or signs, is none of them.
 */
export function looksLikeSpam({ names, text }: Writing): boolean {
  if (linkMarkup.test(text) || names.some((name) => addressInName.test(name))) return true;
  const words = text.split(/\s+/u).map((word) => ({ word, links: linksIn(word) }));
  const links = words.reduce((sum, word) => sum + word.links, 0);
  const saysSomething = words.some(({ word, links }) => links === 0 && /\p{L}{2}/u.test(word));
  return links > mostLinks || (links > 0 && !saysSomething);
}
