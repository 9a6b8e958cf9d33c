import { createHash } from 'node:crypto';
import { clientErrorPath } from '../../src/lib/client-error';

const templateId = 'page-scripts';

/** A visitor who waits longer than this for the picture gets a page that works first. */
const patienceMs = 3_000;

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
  `function go(){t.parentNode&&t.replaceWith(t.content)}`,
  `if(!window.CSS||!CSS.supports("inset","0"))return plain();`,
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
export const startScriptHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;
