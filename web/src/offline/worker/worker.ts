import { builtInLocales, defaultLocale, locales } from '@contracts/language';
import type { Locale } from '@contracts/site-setting';
import { preferredLanguageKey } from '../../i18n/preferred-language';
import { addMissingFunctions } from '../../lib/polyfills';
import { answerKept, type WorkerEnvironment, keptRequest } from './answer';

// The types of workers contradict those of pages, so the few that are needed are named here.
type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = LifeEvent & { request: Request; respondWith(answer: Promise<Response>): void };
type Scope = {
  location: Location;
  navigator: Navigator;
  clients: { claim(): Promise<void> };
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};
declare const self: Scope;

addMissingFunctions();

// It holds no state, so a newer one takes over at once.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const kind = keptRequest(event.request, self.location.origin);
  if (kind) event.respondWith(answerKept(event.request, kind, environment));
});

const environment: WorkerEnvironment = { storage: caches, fetch: (request) => fetch(request), visitorLocale };

async function visitorLocale(): Promise<Locale> {
  const chosen = await self.cookieStore?.get(preferredLanguageKey);
  const known = locales.find((locale) => locale === chosen?.value);
  // The worker does not know which other languages the site is offered in.
  const spoken = self.navigator.languages.map((name) => name.slice(0, 2));
  return known ?? spoken.flatMap((code) => builtInLocales.filter((locale) => locale === code))[0] ?? defaultLocale;
}
