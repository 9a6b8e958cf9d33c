import { createHash } from 'node:crypto';

const templateId = 'form-scripts';

const releaseOnTouch = [
  `const held=document.getElementById(${JSON.stringify(templateId)}),release=()=>held.replaceWith(held.content);`,
  `for(const event of["pointerdown","keydown","focusin"])addEventListener(event,release,{capture:true,once:true});`,
  `if(document.activeElement?.closest("form"))release()`,
].join('');

/** The form's scripts, loaded on the first touch beside the page's own, which may not have come by then. */
export function onTouch(scripts: string): string {
  return `<template id="${templateId}">${scripts}</template><script type="module">${releaseOnTouch}</script>`;
}

/** The hash in the form that `script-src` of a content security policy takes. */
export const heldScriptHash = `'sha256-${createHash('sha256').update(releaseOnTouch).digest('base64')}'`;
