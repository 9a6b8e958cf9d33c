import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { textsIn } from './panel-names';
import { strapiEs } from './strapi-es';

/** What the panel never shows. */
const unseen = [
  /^tours\./,
  /^Settings\.(?:adminTokens|apiTokens|tokens|page\.Purchase|page\.purchase|permissions\.auditLogs|application\.ee)/,
  /^app\.components\.(?:FreeTrial|MediaLibraryBanner\.\S*enabled|NpsSurvey|UpsellBanner|LeftMenu\.trialCountdown|BlockLink)/,
  /^components\.(?:premiumFeature|Blocks)|^notification\.success\.adminToken|^widget\.last-activity|^Usecase\./,
  // The experimental Media Library, which is off, and metadata by a service that is off.
  /^upload\.(?:asset-details|upload\.progress|list|folder|header|sidebar|view|ai|dnd|import|dropzone)\b/,
  /^upload\.settings\.form\.aiMetadata|\.ai\b|AITranslation|ai-translations|aiLocalizations/,
];

const packages = { admin: '', 'content-manager': 'content-manager.', upload: 'upload.', i18n: 'i18n.' };

const require = createRequire(import.meta.url);
const messagesSchema = v.object({ default: v.record(v.string(), v.string()) });

function translations(name: string): string {
  const root = join(dirname(require.resolve(`@strapi/${name}/package.json`)), 'dist/admin');
  const english = readdirSync(root, { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith('en.json.mjs'));
  if (english === undefined) throw new Error(`@strapi/${name} keeps its translations elsewhere now`);
  return dirname(join(root, english));
}

const ours: Readonly<Record<string, string>> = { ...strapiEs, ...textsIn('es') };

async function messagesOf(name: string, languages: readonly string[]): Promise<Record<string, string>[]> {
  const folder = translations(name);
  return Promise.all(
    languages.map(async (language) => {
      const messages: unknown = await import(join(folder, `${language}.json.mjs`));
      return v.parse(messagesSchema, messages).default;
    }),
  );
}

test.each(Object.entries(packages))(
  'every text of Strapi’s %s that can be seen is in Spanish',
  async (name, prefix) => {
    const [english, spanish] = await messagesOf(name, ['en', 'es']);
    const missing = Object.keys(english ?? {})
      .filter((key) => spanish?.[key] === undefined && !(`${prefix}${key}` in ours))
      .map((key) => `${prefix}${key}`)
      .filter((key) => !unseen.some((pattern) => pattern.test(key)));
    expect(missing).toEqual([]);
  },
);
