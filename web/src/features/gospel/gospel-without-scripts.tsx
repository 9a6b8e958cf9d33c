import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

/** Known to the server alone: a browser that runs this shows the dialog. */
const Inline = import.meta.env.SSR
  ? lazyWithPreload(() => import('./gospel-inline').then((module) => module.GospelInline))
  : null;

type GospelWithoutScriptsProps = { readingBookUrl: string };

/**
 * The whole presentation in the page's HTML, for who follows a link to it and has no JavaScript. Inside `noscript`, so
 * that it neither shows for a moment before the dialog opens nor stands there twice.
 */
export function GospelWithoutScripts({ readingBookUrl }: GospelWithoutScriptsProps) {
  return <noscript>{Inline && <Inline readingBookUrl={readingBookUrl} />}</noscript>;
}
