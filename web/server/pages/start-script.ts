import { createHash } from 'node:crypto';
import { clientErrorPath } from '../../src/lib/client-error';
import { offeredLocales } from '../../src/i18n/offered-locales';
import { languageOfferKey, preferredLanguageKey } from '../../src/i18n/preferred-language';

/**
 * Runs in the head, before anything is shown. A language in the address is stored; otherwise a stored choice that
 * differs goes into the cookie and the page is loaded again, once: where cookies are refused, the application switches.
 * The offer of the other language is hidden in every page, so that nothing moves and all visitors share one page. A link
 * of this site with a language has answered it.
 */
export const languageScript = () =>
  [
    `(function(){try{var d=document,e=d.documentElement,`,
    `k=${JSON.stringify(preferredLanguageKey)},`,
    `r=/^(?:${offeredLocales().join('|')})$/,`,
    `l=localStorage,z=sessionStorage,`,
    `a=new URLSearchParams(location.search).get("lang"),`,
    `s=l.getItem(k);`,
    `if(!r.test(a))a=0;`,
    `if((a?d.referrer.indexOf(location.origin):!s)&&!l.getItem(${JSON.stringify(languageOfferKey)})){`,
    `var p=(navigator.languages||[]).map(function(n){return n.slice(0,2)}).filter(function(n){return r.test(n)})[0];`,
    `if(p&&p!==e.lang)e.dataset.languageOffer=p}`,
    `if(a)return l.setItem(k,a);`,
    `if(!r.test(s)||s===e.lang)return z.removeItem(k);`,
    `if(z.getItem(k)===s)return;`,
    `z.setItem(k,s);s=k+"="+s;`,
    `d.cookie=s+"; path=/; max-age=31536000; samesite=lax"+(location.protocol==="https:"?"; secure":"");`,
    `if(d.cookie.split("; ").indexOf(s)>=0)location.reload()`,
    `}catch(e){}})()`,
  ].join('');

const templateId = 'page-scripts';

/** A visitor who waits longer than this for the picture gets a page that works first. */
const patienceMs = 3_000;

/** Scripts that have not all come by then are given up, so that nothing waits for ever. */
const longestWaitMs = 60_000;

/** True in browsers that get no scripts, but one for their layout. */
const isOld = '!window.CSS||!CSS.supports("inset","0")';
const spaceOut = 'document.body.appendChild(document.createElement("script")).src="/flex-gap.js"';

/**
 * Decides whether a browser gets the page's scripts, in words that the oldest one understands; all others show what
 * `noscript` holds, as do those in which the scripts fail before they start. Each page tells of one failure.
 */
export const startScript = [
  `(function(){var d=document,e=d.documentElement,t=d.getElementById("${templateId}"),`,
  `p=d.querySelector("img[fetchpriority=high]"),s,f;`,
  `function plain(v){`,
  `if(!("started"in e.dataset)){e.dataset.plain="";`,
  `[].slice.call(d.querySelectorAll("noscript")).forEach(function(n){n.outerHTML=n.textContent})}`,
  // Not of what a page loses that is being left.
  `v&&!f&&setTimeout(function(){navigator.sendBeacon("${clientErrorPath}",JSON.stringify({release:s.src,message:v.message||"A script was lost"}))},1e3);f=v}`,
  `function go(){t.parentNode&&(t.replaceWith(t.content),setTimeout(plain,${longestWaitMs}))}`,
  `if(${isOld}){${spaceOut};return plain()}`,
  `s=t.content.querySelector("script");s.onerror=plain;`,
  // What the site's own code tells is not trusted; other scripts may fail as they like.
  `addEventListener("error",function(v){v.isTrusted&&("started"in e.dataset||!/[/]assets[/]/.test(v.filename))||plain(v)});`,
  `if(!p||p.complete)go();else{p.onload=p.onerror=go;setTimeout(go,${patienceMs})}})()`,
].join('');

/** Holds the scripts in a `<template>`, where browsers do not load them, until the large picture has come or failed. */
export function heldScripts(scripts: string): string {
  return `<template id="${templateId}">${scripts}</template><script>${startScript}</script>`;
}

/** The hash in the form that `script-src` of a content security policy takes. */
export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * For the steps after a form, whose answers browsers may not keep: once one is sent, Back leads to the page of the form
 * instead of the question whether to send it again. It does nothing where no scripts run.
 */
export const sentScript = [
  `if(${isOld})${spaceOut};`,
  `addEventListener("submit",function(v){var u=new URL(location);if((v.submitter||u).name=="change")return;`,
  `u.searchParams.set("lang",document.documentElement.lang);history.replaceState(null,"",u)})`,
].join('');
