import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isBuiltIn, languages, locales, type Locale } from '@contracts/language';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { allTexts } from '../src/i18n/dictionaries';
import { setTranslation } from '../src/i18n/load-translation';
import { setExtraLanguages } from '../src/i18n/offered-locales';
import { placeholdersOf, type Dictionary } from '../src/i18n/translate';
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

/** Reads `ur.json` and the like. Throws where a language is not known, is built in, or has no file that can be used. */
export function readTranslations(codes: readonly string[], directory: string): Translation[] {
  return [...new Set(codes)].map((code) => {
    const locale = locales.find((known) => known === code);
    if (locale === undefined || isBuiltIn(locale)) {
      const extra = locales.filter((known) => !isBuiltIn(known));
      throw new Error(`EXTRA_LANGUAGES names ${code}, but there can be only ${extra.join(', ')}`);
    }
    const written = readFile(path.join(directory, `${code}.json`), code);
    const texts = Object.entries(allTexts[languages[locale].fallback]).map(([key, original]) => {
      const text = written[key]?.text.trim() ?? '';
      const isUsable = text !== '' && placeholdersOf(text) === placeholdersOf(original);
      return { key, shown: isUsable ? isolateValues(text) : isolateEnglish(original), isUsable };
    });
    return {
      locale,
      texts: Object.fromEntries(texts.map(({ key, shown }) => [key, shown])),
      translated: texts.filter(({ isUsable }) => isUsable).length,
    };
  });
}

function readFile(file: string, code: string): v.InferOutput<typeof translationSchema> {
  if (!existsSync(file)) {
    throw new Error(`EXTRA_LANGUAGES names ${code}, but there is no ${file}: npm run translation -- ${code} makes one`);
  }
  try {
    return v.parse(translationSchema, JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
  } catch (cause) {
    throw new Error(`${file} cannot be used: npm run translation -- ${code} says where`, { cause });
  }
}

// Unicode's isolates keep left-to-right parts from being reordered within a right-to-left text.

/** Around each value of a text: a reference, a title in English. A number stays with its percent sign. */
const isolateValues = (text: string) => text.replaceAll(/\{\w+\}(?!\s*[%٪])/g, '\u2068$&\u2069');

/** Around a sentence in English. A single word does not need it, nor does a text that begins in bold. */
const isolateEnglish = (text: string) => (text.includes(' ') && !text.startsWith('**') ? `\u2066${text}\u2069` : text);

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
