import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

export const HandBackFor = lazyWithPreload(async () => (await import('./hand-back-for')).HandBackFor);
export const NextStep = lazyWithPreload(async () => (await import('./next-step')).NextStep);
export const SpamControls = lazyWithPreload(async () => (await import('./spam/spam-controls')).SpamControls);
export const SpamDeleted = lazyWithPreload(async () => (await import('./spam/spam-deleted')).SpamDeleted);
