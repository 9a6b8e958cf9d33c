import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { es } from './es';
import { namesIn } from './panel-names';
import { strapiEs } from './strapi-es';
import { strapiEsReworded } from './strapi-es-reworded';

/** What the panel never shows. */
const unseen = [
  /^tours\./,
  /^Settings\.(?:adminTokens|apiTokens|tokens|page\.Purchase|page\.purchase|permissions\.auditLogs|application\.ee)/,
  /^app\.components\.(?:FreeTrial|MediaLibraryBanner|NpsSurvey|UpsellBanner|LeftMenu\.trialCountdown|BlockLink)/,
  /^components\.premiumFeature|^notification\.success\.adminToken|^widget\.last-activity|^Usecase\./,
  // The experimental Media Library, which is off, and metadata by a service that is off.
  /^upload\.(?:asset-details|upload\.progress|list|folder|header|sidebar|view|ai|dnd|import|dropzone)\b/,
  /^upload\.settings\.form\.aiMetadata|\.ai\b|AITranslation|ai-translations|aiLocalizations/,
];

/** Spanish that the panel does not show either: settings of super admins, the type builder, histories, other editors. */
const unseenSpanish = [
  ...unseen,
  /^Settings\.(?:content-history|roles|permissions|transferTokens|webhooks|sso|review|application|locales|list)/,
  /^Settings\.locales|^i18n\.(?:Settings|plugin|CheckboxConfirmation)|^content-manager\.history\.|GuidedTour|welcomeBlock/,
  /^app\.components\.(?:HomePage|Onboarding|LeftMenu\.trial)|^HomePage\.(?:widget\.deploy|roadmap|welcome)|^components\.Blocks/,
  /^notification\.(?:ee|error\.invalid)|^global\.plugins|[Ee]dit-?[Ss]ettings|SettingPage|ListSettingsView|link-to-ctb|upload\.config/,
  /NoContentType|MarketPlace|containers\.Home\.|Edit\.Link\.Model|updateAllSettings|contentType\.delete$|DynamicZone|Oops|signin\.account/,
];

/** “Tú” instead of “usted”, and words that nobody but a programmer says. */
const notOurWords =
  /(?<!\p{L})(?:tu|tus|ti|tú|puedes|tienes|quieres|debes|necesitas|podrás|estás|estas seguro|inténtalo|asegúrate|selecciona|seleciona|selecionar|elige|pulsa|haz|añade|agrega|introduce|ingresa|arrastra|sube|configuraci(?:ón|ones) regional(?:es)?|localizaci(?:ón|ones)|(?:un|los) activos?|locales|link)(?!\p{L})/iu;

const packages = { admin: '', 'content-manager': 'content-manager.', upload: 'upload.', i18n: 'i18n.' };

const require = createRequire(import.meta.url);
const messagesSchema = v.object({ default: v.record(v.string(), v.string()) });

function translations(name: string): string {
  const root = join(dirname(require.resolve(`@strapi/${name}/package.json`)), 'dist/admin');
  const english = readdirSync(root, { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith('en.json.mjs'));
  if (english === undefined) throw new Error(`@strapi/${name} keeps its translations elsewhere now`);
  return dirname(join(root, english));
}

const ours: Readonly<Record<string, string>> = { ...strapiEs, ...strapiEsReworded, ...namesIn('es'), ...es };

async function messagesOf(name: string, languages: readonly string[]): Promise<Record<string, string>[]> {
  const folder = translations(name);
  return Promise.all(
    languages.map(async (language) => {
      const messages: unknown = await import(join(folder, `${language}.json.mjs`));
      return v.parse(messagesSchema, messages).default;
    }),
  );
}

test.each(Object.entries(packages))('Strapi’s %s says “usted”, in words of everybody', async (name, prefix) => {
  const [spanish = {}] = await messagesOf(name, ['es']);
  const shown = Object.entries(spanish)
    .map(([key, text]) => [`${prefix}${key}`, ours[`${prefix}${key}`] ?? text] as const)
    .filter(([key, text]) => notOurWords.test(text) && !unseenSpanish.some((pattern) => pattern.test(key)));
  expect(shown).toEqual([]);
});

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

test('every text of Strapi’s that is said in another way is one that Strapi still looks up', async () => {
  const english = new Set<string>();
  const code: string[] = [];
  for (const [name, prefix] of Object.entries(packages)) {
    const [messages = {}] = await messagesOf(name, ['en']);
    for (const key of Object.keys(messages)) english.add(`${prefix}${key}`);
    const root = join(dirname(require.resolve(`@strapi/${name}/package.json`)), 'dist/admin');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /(?<!json)[.]mjs$/.test(path),
    );
    code.push(...files.map((path) => readFileSync(join(root, path), 'utf8')));
  }
  const source = code.join('\n');
  // A few are in none of Strapi's translations; some of its plugins put their own name before a key.
  const isLookedUp = (key: string) =>
    english.has(key) || source.includes(key) || source.includes(key.replace(/^(?:content-manager|upload|i18n)[.]/, ''));
  const reworded = Object.keys({ ...strapiEs, ...strapiEsReworded });
  expect(reworded.filter((key) => !isLookedUp(key))).toEqual([]);
});
