import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

export const ContactWays = lazyWithPreload(async () => (await import('./contact-ways')).ContactWays);
export const FindRequests = lazyWithPreload(async () => (await import('./find-requests')).FindRequests);
export const HandBackFor = lazyWithPreload(async () => (await import('./hand-back-for')).HandBackFor);
export const SpamControls = lazyWithPreload(async () => (await import('./spam/spam-controls')).SpamControls);
export const SpamDeleted = lazyWithPreload(async () => (await import('./spam/spam-deleted')).SpamDeleted);
