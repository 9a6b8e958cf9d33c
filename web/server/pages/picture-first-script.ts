import { createHash } from 'node:crypto';

/** The template that holds a page's scripts back until its picture has come. */
export const heldScriptsId = 'page-scripts';

/** Whoever waits for a picture longer than this gets a page that works first. */
const patienceMs = 3_000;

/**
 * On a slow line scripts would share the line with the large picture at the top of a page, and the picture would come
 * more than a second later. So the page asks for its scripts when the picture has come, or failed.
 */
export const pictureFirstScript = [
  `const held=document.getElementById(${JSON.stringify(heldScriptsId)}),`,
  `picture=document.querySelector("img[fetchpriority=high]"),`,
  `start=()=>held.replaceWith(held.content);`,
  `if(!picture||picture.complete)start();`,
  `else{for(const event of["load","error"])picture.addEventListener(event,start);setTimeout(start,${patienceMs})}`,
].join('');

/** As `script-src` of a content security policy names it. */
export const pictureFirstScriptHash = `'sha256-${createHash('sha256').update(pictureFirstScript).digest('base64')}'`;
