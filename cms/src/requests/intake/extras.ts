import { defaultLocale, type Locale, locales } from '../../contracts/language';
import type { SpamReason } from '../../contracts/prayer-desk';
import { impossibleFillMs } from '../../contracts/submission';

export type Extras = {
  language: Locale;
  /** What a program did that a person does not. */
  automated: Extract<SpamReason, 'hidden-field' | 'too-fast'> | null;
};

function honeypotTripped(website: unknown): boolean {
  if (website === undefined || website === null) return false;
  return typeof website !== 'string' || website.trim() !== '';
}

function impossiblyFast(filledInMs: unknown): boolean {
  if (filledInMs === undefined || filledInMs === null) return false;
  return typeof filledInMs !== 'number' || !Number.isFinite(filledInMs) || filledInMs < impossibleFillMs;
}

function automatedBy({ website, filledInMs }: Readonly<Record<string, unknown>>): Extras['automated'] {
  if (honeypotTripped(website)) return 'hidden-field';
  return impossiblyFast(filledInMs) ? 'too-fast' : null;
}

/** Fields for the spam check only. They never cause a refusal: a request that looks automated goes to spam. */
export function readExtras(body: Readonly<Record<string, unknown>>): Extras {
  return {
    language: locales.find((locale) => locale === body['locale']) ?? defaultLocale,
    automated: automatedBy(body),
  };
}
