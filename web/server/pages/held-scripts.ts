import { createHash } from 'node:crypto';

/** Holds scripts back in a `<template>`, where browsers do not load them, until the line is free for them. */
function hold(id: string, held: string, release: string): string {
  return `<template id="${id}">${held}</template><script type="module">${release}</script>`;
}

const templates = { page: 'page-scripts', form: 'form-scripts' } as const;

const definitions = (id: string) =>
  `const held=document.getElementById(${JSON.stringify(id)}),release=()=>held.replaceWith(held.content);`;

/** A visitor who waits longer than this for the picture gets a page that works first. */
const patienceMs = 3_000;

const releaseAfterPicture = [
  definitions(templates.page),
  `const picture=document.querySelector("img[fetchpriority=high]");`,
  `if(!picture||picture.complete)release();`,
  `else{for(const event of["load","error"])picture.addEventListener(event,release);setTimeout(release,${patienceMs})}`,
].join('');

const releaseOnTouch = [
  definitions(templates.form),
  `for(const event of["pointerdown","keydown","focusin"])addEventListener(event,release,{capture:true,once:true});`,
  `if(document.activeElement?.closest("form"))release()`,
].join('');

/** The page's scripts, loaded when the large picture at its top has come or failed. */
export function afterPicture(scripts: string): string {
  return hold(templates.page, scripts, releaseAfterPicture);
}

/** The form's scripts, loaded on the first touch beside the page's own, which may not have come by then. */
export function onTouch(scripts: string): string {
  return hold(templates.form, scripts, releaseOnTouch);
}

/** Hashes in the form that `script-src` of a content security policy takes. */
export const heldScriptHashes = [releaseAfterPicture, releaseOnTouch].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);
