import { impossibleFillMs } from '../../api/submission/contract';

export type Extras = { language: 'en' | 'es'; quarantined: boolean };

function honeypotTripped(website: unknown): boolean {
  if (website === undefined || website === null) return false;
  return typeof website !== 'string' || website.trim() !== '';
}

function impossiblyFast(filledInMs: unknown): boolean {
  if (filledInMs === undefined || filledInMs === null) return false;
  return typeof filledInMs !== 'number' || !Number.isFinite(filledInMs) || filledInMs < impossibleFillMs;
}

/** Fields for the spam check only. They never cause a refusal: a request that looks automated is quarantined. */
export function readExtras(body: Readonly<Record<string, unknown>>): Extras {
  return {
    language: body['locale'] === 'es' ? 'es' : 'en',
    quarantined: honeypotTripped(body['website']) || impossiblyFast(body['filledInMs']),
  };
}
