import type { TrainingModule } from '@contracts/training-module';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { englishCourse } from '../../i18n/en/course';
import { spanishCourse } from '../../i18n/es/course';
import { spanishModule } from '../../i18n/es/module';
import { english } from '../../i18n/en/site';
import { spanish } from '../../i18n/es/site';
import { LanguageProvider } from '../../i18n/language-provider';
import { ModuleList } from './module-list';
import { ModuleView } from './module-view';

const module: TrainingModule = {
  slug: 'visits',
  number: 1,
  title: 'Visits',
  description: 'How to visit.',
  category: 'Pastoral Care',
  icon: 'hospital',
  cover: null,
  overview: 'Knock first.\n\nThen wait.',
  readingMinutes: 12,
  quiz: null,
  keyPrinciples: ['Presence'],
  dos: ['Sit down'],
  donts: ['Preach'],
  personalStory: 'It was night.',
  showsCrisisLines: false,
  personalStoryIsExample: false,
  scriptureReferences: [{ verse: 'I was sick, and you visited me.', reference: 'Matthew 25:36', translation: 'WEB' }],
  actionItems: ['Visit somebody'],
  hasLeaderSheet: false,
  socialImage: '/api/social-images/visits.png',
  locale: 'en',
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const dictionaries = { en: english, es: spanish };

function show(changes: Partial<TrainingModule> = {}, locale: 'en' | 'es' = 'en') {
  render(
    <LanguageProvider locale={locale} dictionary={dictionaries[locale]}>
      <MemoryRouter>
        <ModuleView
          module={{ ...module, ...changes }}
          takesFocus={false}
          numbersToCall={<p>numbers</p>}
          tools={null}
          end={null}
        />
      </MemoryRouter>
    </LanguageProvider>,
  );
}

const sections = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('a module shows its parts in their order, the story among them', () => {
  show();
  expect(sections()).toEqual([
    'Overview',
    'Key principles',
    'Best practices',
    'A personal story',
    'Scripture references',
    'Action items',
  ]);
  expect(screen.getByText('Then wait.').tagName).toBe('P');
});

test('a module’s print button and its count of done items are marked as needing scripts', () => {
  show();
  const scripted = Array.from(document.querySelectorAll('[data-scripted]'), ({ textContent }) => textContent);
  expect(scripted).toEqual(expect.arrayContaining(['Print as a handout', '0 of 1 done']));
});

test('a module that speaks of danger says whom to call right after its overview', () => {
  show({ showsCrisisLines: true });
  expect(sections().slice(0, 3)).toEqual(['Overview', 'Numbers to call', 'Key principles']);
  expect(screen.getByRole('region', { name: 'Numbers to call' }).textContent).toContain('numbers');
});

test('a module without a story has no empty section for one', () => {
  show({ personalStory: null });
  expect(sections()).not.toContain('A personal story');
  expect(sections()).toHaveLength(5);
});

test.each([
  ['en', englishCourse],
  ['es', spanishCourse],
] as const)('a story that stands in for the ministry’s own says so, in the page’s language (%s)', (locale, texts) => {
  show({ personalStoryIsExample: true }, locale);
  const notice = texts['training.exampleStory'];
  const story = screen.getByRole('region', { name: texts['training.personalStory'] });
  expect(story.textContent).toContain(notice);
  expect(screen.getByText(notice).closest('[lang]')?.getAttribute('lang')).toBe(locale);
});

test('a story of the ministry’s own has no note about its origin', () => {
  show();
  expect(screen.queryByText(englishCourse['training.exampleStory'])).toBeNull();
});

test('a module whose story is left out says nothing of an example', () => {
  show({ personalStory: null, personalStoryIsExample: true });
  expect(screen.queryByText(englishCourse['training.exampleStory'])).toBeNull();
});

test('a line’s lead-in is bold, and its marks are not shown', () => {
  show({ dos: ['**Knock twice.** Then wait.', 'Sit **down**'] });
  expect(screen.getByText('Knock twice.').tagName).toBe('STRONG');
  const lines = screen.getByRole('region', { name: 'Do' }).querySelectorAll('li');
  expect(Array.from(lines, ({ textContent }) => textContent)).toEqual(['Knock twice. Then wait.', 'Sit **down**']);
});

test('a passage names the translation of the language that it is quoted in', () => {
  show({}, 'es');
  expect(screen.getByText('Matthew 25:36').closest('figcaption')?.textContent).toContain('World English Bible');
});

test('a module that is not translated yet says so, and is marked with its own language', () => {
  show({}, 'es');
  expect(screen.getByText(spanishModule['training.otherLanguage'])).toBeDefined();
  for (const text of ['Visits', 'Knock first.', 'Presence', 'Sit down', 'I was sick, and you visited me.']) {
    expect(screen.getByText(text).closest('[lang]')?.getAttribute('lang'), text).toBe('en');
  }
});

test('a module shows the picture of its card, which moves to it', () => {
  const image = { url: '/uploads/lamp.webp', width: 1280, height: 720, formats: [] };
  const covered = { ...module, cover: { image, alt: 'A lamp' } };
  const inSite = (children: ReactNode) =>
    renderToString(
      <LanguageProvider locale="en" dictionary={english}>
        <MemoryRouter>{children}</MemoryRouter>
      </LanguageProvider>,
    );
  const picture = (html: string) => [/src="[^"]+"/.exec(html)?.[0], /view-transition-name:[^;"]+/.exec(html)?.[0]];
  const card = inSite(<ModuleList modules={[covered]} onApproach={() => undefined} quizState={() => null} />);
  const page = inSite(<ModuleView module={covered} takesFocus={false} numbersToCall={null} tools={null} end={null} />);
  expect(picture(page)).toEqual(picture(card));
  expect(picture(card)).not.toContain(undefined);
});
