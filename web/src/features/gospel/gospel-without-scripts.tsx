import type { ReactNode } from 'react';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

/** Server only: a browser that runs scripts shows the dialog. */
const Inline = import.meta.env.SSR
  ? lazyWithPreload(() => import('./gospel-inline').then((module) => module.GospelInline))
  : null;

type GospelWithoutScriptsProps = { readingBookUrl: string; connect: ReactNode };

/** The whole presentation for visitors without JavaScript. Inside `noscript`, so that others never see it twice. */
export function GospelWithoutScripts(props: GospelWithoutScriptsProps) {
  return <noscript>{Inline && <Inline {...props} />}</noscript>;
}
