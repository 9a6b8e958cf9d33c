import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isBuiltIn, languages, locales, type Locale } from '@contracts/language';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { allTexts, placeholdersOf } from '../src/i18n/dictionary-differences';
import { setTranslation } from '../src/i18n/load-translation';
import { setExtraLanguages } from '../src/i18n/offered-locales';
import type { Dictionary } from '../src/i18n/translate';
import { sendStored, StoredText } from './pages/stored-text';

/** By key: the English text that was translated, and its translation, empty where there is none yet. */
const translationSchema = v.record(v.string(), v.object({ english: v.string(), text: v.string() }));

export type Translation = {
  locale: Locale;
  /** Every text of the site; those without a usable translation are in the language that stands in for it. */
  texts: Dictionary;
  /** How many of them are translated. */
  translated: number;
};

/** Reads `ur.json` and the like. Throws where a language is not known, is built in, or has no file. */
export function readTranslations(codes: readonly string[], directory: string): Translation[] {
  return codes.map((code) => {
    const locale = locales.find((known) => known === code);
    if (locale === undefined || isBuiltIn(locale)) {
      const extra = locales.filter((known) => !isBuiltIn(known));
      throw new Error(`EXTRA_LANGUAGES names ${code}, but there can be only ${extra.join(', ')}`);
    }
    const file = path.join(directory, `${code}.json`);
    if (!existsSync(file)) {
      throw new Error(
        `EXTRA_LANGUAGES names ${code}, but there is no ${file}: npm run translation -- ${code} makes one`,
      );
    }
    const written = v.parse(translationSchema, JSON.parse(readFileSync(file, 'utf8')));
    const standIn = allTexts[languages[locale].fallback];
    const usable = Object.entries(standIn).flatMap(([key, original]) => {
      const text = written[key]?.text.trim() ?? '';
      return text !== '' && placeholdersOf(text) === placeholdersOf(original) ? [[key, text] as const] : [];
    });
    return { locale, texts: { ...standIn, ...Object.fromEntries(usable) }, translated: usable.length };
  });
}

/** Offers these languages to visitors, and serves their texts, which no script brings. Returns the texts by address. */
export function registerTranslations(
  app: FastifyInstance,
  translations: readonly Translation[],
): ReadonlyMap<string, StoredText> {
  const served = new Map<string, StoredText>();
  const addresses = translations.map(({ locale, texts }): [Locale, string] => {
    const json = JSON.stringify(texts);
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 10);
    const address = `/assets/texts/${locale}.${hash}.json`;
    const stored = new StoredText(
      200,
      {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Accept-Encoding',
      },
      json,
    );
    app.get(address, (request, reply) => sendStored(request, reply, stored));
    setTranslation(locale, texts);
    served.set(address, stored);
    return [locale, address];
  });
  setExtraLanguages(Object.fromEntries(addresses));
  return served;
}
