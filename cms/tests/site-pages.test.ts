import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { aboutPageAnswerSchema } from '../src/contracts/about-page';
import { contactPageAnswerSchema } from '../src/contracts/contact-page';
import { gospelPresentationAnswerSchema } from '../src/contracts/gospel-presentation';
import { homePageAnswerSchema } from '../src/contracts/home-page';
import { marriageMinistryPageAnswerSchema } from '../src/contracts/marriage-ministry-page';
import { mensMinistryPageAnswerSchema } from '../src/contracts/mens-ministry-page';
import { cardIcons } from '../src/contracts/page';
import { privacyPageAnswerSchema } from '../src/contracts/privacy-page';
import { propheticMinistryPageAnswerSchema } from '../src/contracts/prophetic-ministry-page';
import { supportPageAnswerSchema } from '../src/contracts/support-page';
import { videoPreviewPageAnswerSchema } from '../src/contracts/video-preview-page';
import { publishSingle } from './support/admin';
import { call } from './support/http';
import { homePage } from './support/pages';
import { tokenOf } from './support/signed-in';
import {
  aboutPage,
  contactPage,
  gospelPresentation,
  homePageParts,
  marriageMinistryPage,
  mensMinistryPage,
  privacyPage,
  propheticMinistryPage,
  supportPage,
  videoPreviewPage,
} from './support/site-pages';

const wholeHomePage = (mark: string) => ({ ...homePage(mark), ...homePageParts(mark) });

const pages = [
  ['home-page', homePageAnswerSchema, wholeHomePage],
  ['prophetic-ministry-page', propheticMinistryPageAnswerSchema, propheticMinistryPage],
  ['marriage-ministry-page', marriageMinistryPageAnswerSchema, marriageMinistryPage],
  ['mens-ministry-page', mensMinistryPageAnswerSchema, mensMinistryPage],
  ['contact-page', contactPageAnswerSchema, contactPage],
  ['support-page', supportPageAnswerSchema, supportPage],
  ['video-preview-page', videoPreviewPageAnswerSchema, videoPreviewPage],
  ['about-page', aboutPageAnswerSchema, aboutPage],
  ['privacy-page', privacyPageAnswerSchema, privacyPage],
  ['gospel-presentation', gospelPresentationAnswerSchema, gospelPresentation],
] as const;

const uidOf = (noun: string) => `api::${noun}.${noun}`;
const anyAnswer = v.object({ data: v.record(v.string(), v.unknown()) });

let token: string;

beforeAll(async () => {
  token = await tokenOf();
});

describe.each(pages)('%s', (noun, schema, content) => {
  const publish = (locale: 'en' | 'es', mark: string) => publishSingle(token, uidOf(noun), locale, content(mark));
  const text = async (locale: string) => (await call(`/api/${noun}?locale=${locale}`)).text;

  test('answers its contract, and nothing else, in the language asked for', async () => {
    await publish('en', 'in English');
    await publish('es', 'en español');
    for (const [locale, mark] of [
      ['en', 'in English'],
      ['es', 'en español'],
    ] as const) {
      const { json } = await call(`/api/${noun}?locale=${locale}`);
      const { data } = v.parse(schema, json);
      expect(data).toEqual(v.parse(anyAnswer, json).data);
      expect(data).toMatchObject({ locale, seo: { title: `Title ${mark}`, description: `Description ${mark}` } });
    }
  });

  test('leaves one language unchanged byte for byte while the other is published', async () => {
    const [english, spanish] = [await text('en'), await text('es')];
    await publish('en', 'edited');
    expect(await text('en')).not.toBe(english);
    expect(await text('es')).toBe(spanish);
  });

  test.each(['locale=fr', 'filters[id]=1', 'fields=title', 'sort=id'])('refuses ?%s', async (query) => {
    expect((await call(`/api/${noun}?${query}`)).status).toBe(400);
  });
});

describe('what an editor leaves out', () => {
  test('is null on the home page, and a list without entries', async () => {
    await publishSingle(token, uidOf('home-page'), 'en', {
      ...homePage('plain'),
      ...Object.fromEntries(Object.keys(homePageParts('')).map((part) => [part, part === 'ministries' ? [] : null])),
    });
    const { data } = v.parse(homePageAnswerSchema, (await call('/api/home-page?locale=en')).json);
    const { banner, books, counters, about, retreat, revival, support } = data;
    expect([banner, books, counters, about, retreat, revival, support]).toEqual(Array(7).fill(null));
    expect(data.ministries).toEqual([]);
  });

  test('is null on the other pages', async () => {
    const answer = async (noun: string) => v.parse(anyAnswer, (await call(`/api/${noun}?locale=en`)).json).data;
    expect(await answer('support-page')).toMatchObject({ scripture: null, gifts: null });
    expect(await answer('prophetic-ministry-page')).toMatchObject({
      quote: { attribution: null },
      scripturesTitle: null,
    });
    expect(await answer('gospel-presentation')).toMatchObject({ callToAction: { bookText: null } });
    const { retreat } = v.parse(mensMinistryPageAnswerSchema, (await call('/api/mens-ministry-page')).json).data;
    expect(retreat).toMatchObject({ figuresNote: null, testimoniesTitle: null, galleryTitle: null });
    expect(retreat?.testimonies.map(({ name }) => name)).toEqual(['A welder', null]);
  });
});

test('every small picture that the site draws can be chosen', async () => {
  const focusAreas = cardIcons.map((icon) => ({ title: icon, text: 'Text', icon }));
  const noun = 'prophetic-ministry-page';
  await publishSingle(token, uidOf(noun), 'en', { ...propheticMinistryPage('icons'), focusAreas });
  const { data } = v.parse(propheticMinistryPageAnswerSchema, (await call(`/api/${noun}?locale=en`)).json);
  expect(data.focusAreas).toEqual(focusAreas);

  const other = [{ title: 'Other', text: 'Text', icon: 'unicorn' }];
  const refused = await call(`/content-manager/single-types/${uidOf(noun)}/actions/publish?locale=en`, {
    token,
    body: { ...propheticMinistryPage('icons'), focusAreas: other },
  });
  expect(refused.status).toBe(400);
});

test('the lines of the video preview are texts, in the order of the editor', async () => {
  const { data } = v.parse(videoPreviewPageAnswerSchema, (await call('/api/video-preview-page?locale=es')).json);
  expect(data.tips).toEqual(['Sound en español', 'Picture en español']);
});

test('the privacy page is a tree without raw HTML, with the date of its last change', async () => {
  const { data } = v.parse(privacyPageAnswerSchema, (await call('/api/privacy-page?locale=es')).json);
  expect(data.body).toMatchObject([
    { type: 'heading', level: 2, children: [{ type: 'text', text: 'Heading en español' }] },
    { type: 'paragraph', children: [{ type: 'text', text: 'Text <b>en español</b>.' }] },
  ]);
  expect(Date.now() - new Date(data.updatedAt).getTime()).toBeLessThan(60_000);
});
