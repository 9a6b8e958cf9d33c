import { createHash } from 'node:crypto';

const templateId = 'form-scripts';

/**
 * On a slow line a visitor may be writing before the page's own code has come, and the form's code would be asked for
 * only by that. So the document names it, and the first touch loads it beside the page's.
 */
const script = [
  `const links=document.getElementById(${JSON.stringify(templateId)}),`,
  `load=()=>links.replaceWith(links.content);`,
  `for(const event of["pointerdown","keydown","focusin"])addEventListener(event,load,{capture:true,once:true});`,
  `if(document.activeElement?.closest("form"))load()`,
].join('');

/** As `script-src` of a content security policy names it. */
export const formScriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export function preloadOnTouch(chunks: readonly string[]): string {
  if (chunks.length === 0) return '';
  const links = chunks.map((chunk) => `<link rel="modulepreload" href="${chunk}">`).join('');
  return `<template id="${templateId}">${links}</template><script type="module">${script}</script>`;
}
