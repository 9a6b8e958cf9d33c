import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { allTexts } from '../src/i18n/dictionaries';
import { getExtraLanguages, setExtraLanguages } from '../src/i18n/offered-locales';
import type { TranslationKey } from '../src/i18n/translate';
import { createApp } from './app';
import { readEnvironment } from './environment';
import { contentSite } from './testing/content-site';
import { readTranslations } from './translations';

let app: FastifyInstance | undefined;

afterEach(async () => {
  await app?.close();
  app = undefined;
  setExtraLanguages({});
});

function folderWith(texts: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'translations-'));
  writeFileSync(path.join(folder, 'ur.json'), JSON.stringify(texts));
  return folder;
}

const translated = (key: TranslationKey, text: string) => ({ [key]: { english: allTexts.en[key], text } });

test('a text that is not translated, or has other placeholders, is there in English', () => {
  const [urdu] = readTranslations(
    ['ur'],
    folderWith({
      ...translated('prayerRequest.submit', 'دعا کی درخواست'),
      ...translated('language.label', ''),
      ...translated('slots.place.book-cover', 'سرورق'),
      'no.longer.used': { english: 'Gone', text: 'گیا' },
    }),
  );
  expect(urdu?.texts['prayerRequest.submit']).toBe('دعا کی درخواست');
  expect(urdu?.texts['language.label']).toBe('Language');
  expect(urdu?.texts['slots.place.book-cover']).toBe('\u2066Cover of “{title}”\u2069');
  expect(urdu?.texts).not.toHaveProperty('no.longer.used');
  expect(Object.keys(urdu?.texts ?? {})).toEqual(Object.keys(allTexts.en));
});

test('a value keeps its own direction within a text from right to left, and a number its percent sign', () => {
  const [urdu] = readTranslations(
    ['ur', 'ur'],
    folderWith({
      ...translated('revival.share', 'بھیجیں: {title}'),
      ...translated('quiz.state.completed', 'مکمل: {score}%'),
    }),
  );
  expect(urdu?.texts['revival.share']).toBe('بھیجیں: \u2068{title}\u2069');
  expect(urdu?.texts['quiz.state.completed']).toBe('مکمل: {score}%');
});

test.each(['en', 'fr'])('the language %s cannot be switched on', (code) => {
  expect(() => readTranslations([code], folderWith({}))).toThrow(/there can be only ur/);
});

test('a language without its texts, or with others than texts, is refused at the start', () => {
  expect(() => readTranslations(['ur'], mkdtempSync(path.join(tmpdir(), 'none-')))).toThrow(
    /npm run translation -- ur makes one/,
  );
  const folder = folderWith({ 'language.label': 'زبان' });
  expect(() => readTranslations(['ur'], folder)).toThrow(
    /ur\.json cannot be used: npm run translation -- ur says where/,
  );
  writeFileSync(path.join(folder, 'ur.json'), '{ "language.label":');
  expect(() => readTranslations(['ur'], folder)).toThrow(/ur\.json cannot be used/);
});

test('the texts are served to stay, at an address that changes with them', async () => {
  const addressOf = async (text: string) => {
    app = createApp({
      environment: readEnvironment({}),
      site: contentSite,
      translations: readTranslations(['ur'], folderWith(translated('language.label', text))),
    });
    const address = getExtraLanguages().ur ?? 'none';
    const answer = await app.inject(address);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.json<Record<string, string>>()['language.label']).toBe(text);
    await app.close();
    return address;
  };
  expect(await addressOf('زبان')).not.toBe(await addressOf('بولی'));
});
