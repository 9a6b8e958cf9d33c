import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

export const SpamControls = lazyWithPreload(async () => (await import('./spam/spam-controls')).SpamControls);
export const SpamDeleted = lazyWithPreload(async () => (await import('./spam/spam-deleted')).SpamDeleted);
