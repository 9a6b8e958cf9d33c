import { describe, expect, it } from 'vitest';
import { gospelPresentation } from './content/en/gospel-presentation';
import { homePage } from './content/en/home-page';
import { marriageMinistryPage } from './content/en/marriage-ministry-page';
import { mensMinistryPage } from './content/en/mens-ministry-page';
import { propheticMinistryPage } from './content/en/prophetic-ministry-page';
import { siteSetting } from './content/en/site-setting';
import { supportPage } from './content/en/support-page';
import { gospelPresentation as gospelPresentationEs } from './content/es/gospel-presentation';
import { marriageMinistryPage as marriageMinistryPageEs } from './content/es/marriage-ministry-page';
import { mensMinistryPage as mensMinistryPageEs } from './content/es/mens-ministry-page';
import { supportPage as supportPageEs } from './content/es/support-page';
import { pageSeeders } from './seeders';

/** What the languages share; everything else is words. */
const sharedFields = new Set([
  'icon',
  'path',
  'countryCode',
  'contactEmail',
  'contactPhone',
  'contactAddress',
  'concernEmail',
  'discipleshipUrl',
  'givingPakistanUrl',
  'givingEcuadorUrl',
  'givingGeneralUrl',
  'salvationsCount',
  'healingsCount',
  'socialImage',
]);
const reference = /^[1-3A-Z][A-Z]{2} \d+:\d+(-\d+)?$/;

/** The outline of an entry: its fields and lists, the passages it quotes, and what both languages share. */
function outline(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => outline(item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, outline(inner, field)]));
  }
  if (sharedFields.has(name) || (typeof value === 'string' && reference.test(value))) return value;
  if (typeof value === 'string' && name === 'body') return value.match(/^(?:#+|-|\d+\.|$)/gm);
  return typeof value;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (sharedFields.has(name) ? [] : textsOf(inner)));
}

describe.each(pageSeeders)('$uid', ({ entries }) => {
  it('says the same things in the same order in both languages', async () => {
    expect(outline(await entries('es'))).toEqual(outline(await entries('en')));
  });

  it('leaves no text empty, and none untranslated', async () => {
    const [english, spanish] = [textsOf(await entries('en')), textsOf(await entries('es'))];
    for (const [index, text] of english.entries()) {
      expect(text.trim()).not.toBe('');
      if (/ .* .* /.test(text) && !reference.test(text)) expect(spanish[index]).not.toBe(text);
    }
  });
});

describe('the pages', () => {
  it('repeat no sentence of another page', async () => {
    for (const locale of ['en', 'es'] as const) {
      const sentences: string[] = [];
      for (const { entries } of pageSeeders) {
        const whole = textsOf(await entries(locale)).flatMap((text) => text.split(/(?<=[.?!])\s+/));
        sentences.push(...new Set(whole.filter((sentence) => sentence.length > 40)));
      }
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
    }
  });

  it('have as many parts as the site shows', () => {
    expect(homePage.ministries.map(({ path }) => path)).toEqual([
      '/mens-ministry',
      '/marriage-ministry',
      '/prophetic-ministry',
      null,
    ]);
    expect([propheticMinistryPage.focusAreas.length, propheticMinistryPage.scriptures.length]).toEqual([4, 3]);
    const { services, principles, buildingBlocks, gallery } = marriageMinistryPage;
    expect([services, principles, buildingBlocks, gallery].map(({ length }) => length)).toEqual([6, 4, 3, 6]);
    const { testimonies, gallery: photos } = mensMinistryPage.retreat;
    expect([mensMinistryPage.focusAreas, testimonies, photos].map(({ length }) => length)).toEqual([4, 3, 6]);
    expect(gospelPresentation.sections).toHaveLength(5);
    expect(gospelPresentation.scriptureCards).toEqual([
      'ROM 6:23',
      'ROM 10:9-10',
      'EPH 2:8-9',
      '1CO 15:1-4',
      'ACT 4:12',
    ]);
    expect(gospelPresentationEs.title).toBe('Vida eterna');
  });

  it('tell the facts as they are, in both languages', () => {
    expect([siteSetting.salvationsCount, siteSetting.healingsCount]).toEqual([47367, 39612]);
    for (const { retreat } of [mensMinistryPage, mensMinistryPageEs]) {
      expect(retreat.date).toMatch(/August.*2025|agosto de 2025/);
      expect(retreat.attendance).toMatch(/^(Over|Más de) 350 (men|hombres)$/);
      expect(retreat.figures.map(({ value }) => value)).toEqual(['25', expect.stringMatching(/^(Many|Muchos)$/), '7']);
    }
    for (const { bibleNote } of [supportPage, supportPageEs]) expect(bibleNote).toMatch(/\$6|6 dólares/);
    for (const { services, safety } of [marriageMinistryPage, marriageMinistryPageEs]) {
      expect(services[0]?.text).toMatch(/Four to six sessions|cuatro a seis sesiones/);
      expect(safety.text).toMatch(/emergency number|número de emergencias/);
    }
  });
});
