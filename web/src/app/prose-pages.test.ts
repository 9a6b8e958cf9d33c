import type { AboutPage } from '@contracts/about-page';
import type { ContactPage } from '@contracts/contact-page';
import type { CrisisLine } from '@contracts/crisis-line';
import { callLink } from '@contracts/phone-links';
import type { Image } from '@contracts/media';
import type { MarriageMinistryPage } from '@contracts/marriage-ministry-page';
import type { MensMinistryPage } from '@contracts/mens-ministry-page';
import type { Card, Scripture, Section, Seo } from '@contracts/page';
import type { PrayerPage } from '@contracts/prayer-page';
import type { PrivacyPage } from '@contracts/privacy-page';
import type { PropheticMinistryPage } from '@contracts/prophetic-ministry-page';
import type { Block } from '@contracts/rich-text';
import type { SiteSetting } from '@contracts/site-setting';
import type { SupportPage } from '@contracts/support-page';
import type { VideoPreviewPage } from '@contracts/video-preview-page';
import { within } from '@testing-library/react';
import { Window } from 'happy-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { allTexts } from '../i18n/dictionaries';
import { ApiError } from '../lib/cms-client/api-error';
import type { ReadJson } from '../lib/cms-client/fetch-query';
import { renderPage, resolveAddress } from './entry-server';

type Locale = 'en' | 'es';
const locales = ['en', 'es'] as const;

/** What an editor has written, marked with its language. */
function contentIn(locale: Locale) {
  const write = (text: string) => `${text} (${locale})`;
  const seo = (name: string): Seo => ({
    title: write(`${name} of the ministry`),
    description: write(`All of ${name}`),
  });
  const section = (title: string): Section => ({ title: write(title), text: write(`About ${title}`) });
  const card = (title: string): Card => ({ ...section(title), icon: 'heart' });
  const scripture = (reference: string): Scripture => ({ verse: write('A verse'), reference, translation: 'WEB' });
  const image = (name: string): Image => ({ url: `/uploads/${name}.webp`, width: 1200, height: 800, formats: [] });
  const picture = (name: string) => ({ image: image(name), alt: write(`Picture of ${name}`) });
  const head = (name: string) => ({ locale, seo: seo(name), title: write(name), intro: write(`Welcome to ${name}`) });
  const heading = (id: string, text: string): Block => ({
    type: 'heading',
    level: 2,
    id,
    children: [{ type: 'text', text: write(text) }],
  });
  const limits = { en: 'what-we-cannot-keep-to-ourselves', es: 'lo-que-no-podemos-callar' }[locale];
  const body: Block[] = [
    heading('what-we-believe', 'What we believe'),
    {
      type: 'scripture',
      children: [{ type: 'text', text: write('But God') }],
      reference: 'Romans 5:8',
      translation: 'WEB',
    },
    heading(limits, 'Limits'),
    {
      type: 'paragraph',
      children: [{ type: 'link', href: '/contact', children: [{ type: 'text', text: write('the form') }] }],
    },
  ];
  const lines: CrisisLine[] = [
    { kind: 'emergency' as const, phone: '911' },
    { kind: 'suicide' as const, phone: '988' },
  ].map(({ kind, phone }) => ({
    locale,
    countryCode: 'US',
    country: 'United States',
    kind,
    name: write(kind),
    phone,
    callLink: callLink(phone),
    smsNumber: null,
    textLink: null,
    languages: null,
    hours: null,
    note: null,
    lastCheckedOn: null,
  }));
  const setting: SiteSetting = {
    locale,
    ministryName: write('The ministry'),
    tagline: write('A tagline'),
    pastorName: 'The pastor',
    defaultDescription: write('What the ministry is'),
    footerText: write('Footer'),
    contactEmail: 'office@example.org',
    contactPhone: '+593 2 555 0100',
    contactAddress: null,
    concernEmail: null,
    readingBookUrl: 'https://example.org/book',
    discipleshipUrl: 'https://example.org/discipleship',
    salvationsCount: 1,
    healingsCount: 1,
    socialImage: null,
  };
  const about: AboutPage = { ...head('about'), body };
  const privacy: PrivacyPage = { ...head('privacy'), body, updatedAt: '2026-03-05T10:00:00.000Z' };
  const contact: ContactPage = { ...head('contact'), scripture: scripture('Psalm 34:18'), details: write('We answer') };
  const prayer: PrayerPage = { ...head('prayer'), scripture: scripture('James 5:16'), promise: write('We pray') };
  const support: SupportPage = {
    ...head('giving'),
    scripture: scripture('2 Corinthians 9:7'),
    pakistan: section('Pakistan'),
    givingPakistanUrl: 'https://example.org/give/pakistan',
    bibleNote: write('Six dollars buy a Bible.'),
    ecuador: section('Ecuador'),
    givingEcuadorUrl: 'https://example.org/give/ecuador',
    general: section('General fund'),
    givingGeneralUrl: null,
    gifts: section('How gifts are used'),
  };
  const videoPreview: VideoPreviewPage = {
    ...head('video'),
    contactNote: write('Ask the administrator'),
    tipsTitle: write('Tips'),
    tips: ['Playback', 'Sound', 'Resolution'].map(write),
  };
  const marriage: MarriageMinistryPage = {
    ...head('marriage'),
    picture: image('marriage'),
    about: section('Two people'),
    servicesTitle: write('Services'),
    services: ['Counseling', 'Workshops'].map(card),
    safety: section('If you are not safe'),
    principlesTitle: write('Principles'),
    principles: [
      { ...section('Covenant'), scripture: scripture('Genesis 2:24') },
      { ...section('Patience'), scripture: null },
    ],
    buildingBlocksTitle: write('Building blocks'),
    buildingBlocks: ['Listening', 'Time'].map(card),
    galleryTitle: write('Photos'),
    gallery: [...['one', 'two'].map(picture), { image: null, alt: write('Picture of three') }],
    schedule: section('Talk with someone'),
  };
  const mens: MensMinistryPage = {
    ...head('men'),
    picture: image('men'),
    about: section('Known by others'),
    focusTitle: write('Focus'),
    focusAreas: ['Identity', 'Unity'].map(card),
    retreat: {
      ...section('Retreat'),
      date: write('August 15–17'),
      attendance: write('350 men'),
      theme: write('Standing firm'),
      keyVerse: scripture('1 Corinthians 16:13'),
      figures: [
        { value: '25', label: write('repentances') },
        { value: write('Many'), label: write('baptisms') },
      ],
      figuresNote: write('Counted by hand'),
      testimoniesTitle: write('Stories'),
      testimonies: [
        { ...section('Salvation'), name: 'Luis' },
        { ...section('Healing'), name: null },
      ],
      galleryTitle: write('Photos of the retreat'),
      gallery: [picture('one'), { image: null, alt: write('Picture of two') }],
    },
  };
  const prophetic: PropheticMinistryPage = {
    ...head('prophecy'),
    picture: image('prophecy'),
    about: section('How we understand it'),
    quote: { text: write('A word has nothing to fear'), attribution: 'The pastor' },
    focusTitle: write('Areas'),
    focusAreas: ['Intercession', 'Training'].map(card),
    word: {
      ...section('Word for the year'),
      image: image('word'),
      imageAlt: write('A line of light'),
      purposeTitle: write('Purpose'),
      purpose: write('To build up'),
    },
    scripturesTitle: write('Passages'),
    scriptures: ['Joel 2:28', '1 Thessalonians 5:19'].map(scripture),
  };
  return {
    write,
    limits,
    entries: {
      'site-setting': setting,
      'crisis-lines': lines,
      'about-page': about,
      'privacy-page': privacy,
      'contact-page': contact,
      'prayer-page': prayer,
      'support-page': support,
      'video-preview-page': videoPreview,
      'marriage-ministry-page': marriage,
      'mens-ministry-page': mens,
      'prophetic-ministry-page': prophetic,
    } satisfies Record<string, unknown>,
  };
}

const contents = { en: contentIn('en'), es: contentIn('es') };

/** Pages by the entry that they show. */
const pageOf = {
  'about-page': '/about',
  'privacy-page': '/privacy',
  'contact-page': '/contact',
  'prayer-page': '/prayer',
  'support-page': '/support',
  'video-preview-page': '/video-preview',
  'marriage-ministry-page': '/marriage-ministry',
  'mens-ministry-page': '/mens-ministry',
  'prophetic-ministry-page': '/prophetic-ministry',
} as const;

/** The site's own words. */
const textsIn = (locale: Locale) => (key: string) => {
  const text = new Map(Object.entries(allTexts[locale])).get(key);
  if (text === undefined) throw new Error(`The site has no text ${key}`);
  return text;
};

const publicUrl = 'https://www.example.org';
/** What an editor has taken offline. */
let missing: string | null;

beforeEach(() => {
  missing = null;
});

/** Answers as the CMS does. */
const read: ReadJson = (path) => {
  const { pathname, searchParams } = new URL(path, publicUrl);
  const entries: Readonly<Record<string, unknown>> =
    contents[searchParams.get('locale') === 'es' ? 'es' : 'en'].entries;
  const name = pathname.replace('/api/', '');
  const data = name === missing ? undefined : entries[name];
  return data === undefined ? Promise.reject(new ApiError(404, '', 'Not Found')) : Promise.resolve({ data, meta: {} });
};

/** The page as the server sends it. */
/** The elements of happy-dom have types of their own. */
const isElement = (node: unknown): node is HTMLElement =>
  typeof node === 'object' && node !== null && 'querySelectorAll' in node;

async function show(path: string, locale: Locale) {
  const rendered = await renderPage({
    ...resolveAddress(new URL(path, publicUrl)),
    locale,
    addressLanguage: locale,
    publicUrl,
    read,
  });
  const { document } = new Window({ url: publicUrl + path });
  document.head.innerHTML = rendered.head;
  document.body.innerHTML = rendered.body;
  const body: unknown = document.body;
  if (!isElement(body)) throw new Error('The page has no body');
  const main = within(within(body).getByRole('main'));
  const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
  const named = (type: string) => rendered.things.find((thing) => thing['@type'] === type);
  return {
    rendered,
    body,
    main,
    named,
    headings: (level: number) => texts(main.getAllByRole('heading', { level })),
    levels: () => main.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1))),
    region: (name: string) => within(main.getByRole('region', { name })),
    texts,
    href: (name: string | RegExp) => main.getByRole('link', { name }).getAttribute('href'),
    robots: () => document.querySelector('meta[name="robots"]')?.getAttribute('content'),
  };
}

const pagesInBothLanguages = locales.flatMap((locale) => Object.values(pageOf).map((path) => [path, locale] as const));

describe.each(pagesInBothLanguages)('%s in %s', (path, locale) => {
  test('has its title, one heading of the first level, and skips none', async () => {
    const { rendered, headings, levels, body } = await show(path, locale);
    expect(rendered.status).toBe(200);
    expect(rendered.head).toMatch(new RegExp(`<title>[^<]* of the ministry \\(${locale}\\)`));
    expect(rendered.head).toContain(`content="All of `);
    expect(headings(1)).toHaveLength(1);
    expect(levels()[0]).toBe(1);
    expect(levels().filter((level, index, all) => level > (all[index - 1] ?? 1) + 1)).toEqual([]);
    expect(body.textContent).not.toContain(`(${locale === 'en' ? 'es' : 'en'})`);
  });
});

describe.each(Object.entries(pageOf))('without %s', (entry, path) => {
  test.each(locales)('its page says so and leads on (%s)', async (locale) => {
    missing = entry;
    const { rendered, main, headings, robots } = await show(path, locale);
    expect(rendered.status).toBe(404);
    expect(headings(1)).toEqual([textsIn(locale)('layout.missing.title')]);
    expect(robots()).toBe('noindex');
    const links = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/');
    expect(links).toContain('mailto:office@example.org');
  });
});

describe.each(locales)('what a reader finds in %s:', (locale) => {
  const { write, limits } = contents[locale];
  const t = textsIn(locale);

  test('what the ministry believes, with the passage, and who is responsible', async () => {
    const { main, headings, named } = await show('/about', locale);
    expect(headings(2)).toEqual([...['What we believe', 'Limits'].map(write), t('concern.title')]);
    expect(main.getByText('Romans 5:8').closest('figure')?.textContent).toContain(write('But God'));
    // There is nobody outside the team to write to.
    expect(main.queryAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('mailto:'))).toEqual([]);
    expect(named('AboutPage')).toMatchObject({ name: write('about'), inLanguage: locale });
  });

  test('how requests are stored, with the day of the last change, and links within the text', async () => {
    const { main, headings, href, body } = await show('/privacy', locale);
    expect(headings(2)).toEqual([...['What we believe', 'Limits'].map(write), t('concern.title')]);
    expect(body.querySelector(`h2#${limits}`)?.textContent).toBe(write('Limits'));
    main.getByText({ en: 'Last updated March 5, 2026', es: 'Última actualización: 5 de marzo de 2026' }[locale]);
    expect(href(write('the form'))).toBe('/contact');
  });

  test.each(['/prayer', '/contact'])(
    '%s asks children to write with an adult, and links to its limits',
    async (path) => {
      const { main, href } = await show(path, locale);
      main.getByText(t('submission.minors'));
      const link = main.getAllByRole('link').find((one) => one.getAttribute('href')?.startsWith('/privacy#'));
      expect(link?.getAttribute('href')).toBe(`/privacy#${limits}`);
      expect(link?.getAttribute('target')).toBe('_blank');
      expect(href(t('ministries.back'))).toBe('/');
    },
  );

  test('where a gift goes', async () => {
    const { main, headings } = await show('/support', locale);
    // A fund without a link has no card.
    expect(headings(2)).toEqual(['Pakistan', 'Ecuador', 'How gifts are used'].map(write));
    const cards = main.getAllByRole('article');
    expect(cards[0]?.textContent).toContain(write('Six dollars buy a Bible.'));
    const links = cards.map((card) => within(card).queryByRole('link'));
    expect(links.map((link) => link?.getAttribute('href'))).toEqual([
      'https://example.org/give/pakistan',
      'https://example.org/give/ecuador',
    ]);
    for (const link of links) {
      expect(link?.getAttribute('target')).toBe('_blank');
      expect(link?.textContent).toContain(t('words.newTab'));
    }
    expect(main.getByText('2 Corinthians 9:7').closest('figure')?.textContent).toContain('World English Bible');
  });

  test('whom to ask for the video, which search engines do not list', async () => {
    const { main, texts, href, robots } = await show('/video-preview', locale);
    expect(robots()).toBe('noindex');
    main.getByText(write('Ask the administrator'));
    expect(texts(main.getAllByRole('listitem')).slice(0, 3)).toEqual(['Playback', 'Sound', 'Resolution'].map(write));
    expect(href(t('layout.footer.contactForm'))).toBe('/contact');
    expect(href(t('ministries.back'))).toBe('/');
  });

  test('the marriage ministry, with whom to call before the form', async () => {
    const { headings, region, texts, main, body } = await show('/marriage-ministry', locale);
    expect(headings(2)).toEqual(
      [
        'Two people',
        'Services',
        'If you are not safe',
        'Principles',
        'Building blocks',
        'Photos',
        'Talk with someone',
      ].map(write),
    );
    const services = region(write('Services'));
    expect(texts(services.getAllByRole('heading', { level: 3 }))).toEqual(['Counseling', 'Workshops'].map(write));
    expect(region(write('Principles')).getAllByRole('figure')).toHaveLength(1);
    expect(region(write('Principles')).getAllByRole('listitem')).toHaveLength(2);
    const danger = region(write('If you are not safe'));
    expect(danger.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('tel:911');
    const form = main.getByRole('button', { name: t('counseling.schedule') });
    const safety = main.getByRole('heading', { name: write('If you are not safe') });
    expect(safety.compareDocumentPosition(form) & 4).toBe(4);
    const photos = region(write('Photos'));
    expect(photos.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/uploads/one.webp',
      '/uploads/two.webp',
    ]);
    expect(texts(photos.getAllByRole('listitem'))[2]).toBe(t('ministries.marriage.photoMissing'));
    expect(body.textContent).toContain(t('ministries.back'));
  });

  test('the men’s ministry, with the facts, figures and stories of the retreat', async () => {
    const { headings, region, texts, body } = await show('/mens-ministry', locale);
    expect(headings(2)).toEqual(['Known by others', 'Focus', 'Retreat', 'Stories', 'Photos of the retreat'].map(write));
    expect(texts(region(write('Focus')).getAllByRole('heading', { level: 3 }))).toEqual(
      ['Identity', 'Unity'].map(write),
    );
    const facts = Array.from(body.querySelectorAll('dl > div'), ({ textContent }) => textContent);
    expect(facts).toEqual([
      t('ministries.mens.date') + write('August 15–17'),
      t('revival.attendance') + write('350 men'),
      t('ministries.mens.theme') + write('Standing firm'),
      `${write('repentances')}25`,
      write('baptisms') + write('Many'),
    ]);
    expect(region(write('Retreat')).getByRole('figure').textContent).toContain('1 Corinthians 16:13');
    const stories = region(write('Stories'));
    expect(texts(stories.getAllByRole('heading', { level: 3 }))).toEqual(['Salvation', 'Healing'].map(write));
    stories.getByText('Luis');
    const photos = region(write('Photos of the retreat'));
    expect(photos.getAllByRole('link')).toHaveLength(1);
    expect(texts(photos.getAllByRole('listitem'))[1]).toBe(t('ministries.mens.photoMissing').replace('{number}', '2'));
  });

  test('the prophetic ministry, with the word of the year and its passages', async () => {
    const { headings, region, texts, main, named, rendered } = await show('/prophetic-ministry', locale);
    expect(headings(2)).toEqual(['How we understand it', 'Areas', 'Word for the year', 'Passages'].map(write));
    main.getByText(write('A word has nothing to fear'));
    expect(texts(region(write('Areas')).getAllByRole('heading', { level: 3 }))).toEqual(
      ['Intercession', 'Training'].map(write),
    );
    const word = region(write('Word for the year'));
    word.getByRole('heading', { level: 3, name: write('Purpose') });
    word.getByRole('img', { name: write('A line of light') });
    const passages = texts(region(write('Passages')).getAllByRole('listitem'));
    for (const [index, reference] of ['Joel 2:28', '1 Thessalonians 5:19'].entries()) {
      expect(passages[index]).toContain(reference);
      expect(passages[index]).toContain('World English Bible');
    }
    expect(rendered.head).toContain(`href="${publicUrl}/prophetic-ministry?lang=${locale === 'en' ? 'es' : 'en'}"`);
    expect(named('Organization')).toMatchObject({
      url: publicUrl,
      email: 'office@example.org',
      department: { '@type': 'Organization', name: write('prophecy') },
    });
    expect(named('BreadcrumbList')).toBeDefined();
  });
});
