import type { Article } from '@contracts/article';
import type { TrainingModule } from '@contracts/training-module';
import { expect, test } from 'vitest';
import type { Thing } from '../../features/page/structured-data';
import { describeArticle, describeModule } from './structured-data';

const site = {
  publicUrl: 'https://example.org',
  name: 'First Light',
  socialImage: null,
  address: '/resources',
  addressLanguage: null,
};

const dates = { publishedAt: '2026-01-02T03:04:05.000Z', updatedAt: '2026-02-03T04:05:06.000Z' };

const article: Article = {
  slug: 'two-chairs',
  title: 'Two chairs',
  excerpt: 'A conversation.',
  category: 'Family Ministry',
  cover: null,
  locale: 'en',
  body: [],
  socialImage: '/api/social-images/two-chairs.png?v=1',
  ...dates,
};

const module: TrainingModule = {
  slug: 'hospital-visitation',
  number: 1,
  title: 'Hospital Visitation',
  description: 'How to visit.',
  category: 'Pastoral Care',
  icon: 'hospital',
  cover: null,
  overview: 'Go, and stay for a short while.',
  readingMinutes: 12,
  quiz: { key: 'hospital-visitation-quiz', questions: [{ id: 'q1', type: 'multiple-choice' }] },
  keyPrinciples: [],
  dos: [],
  donts: [],
  personalStory: null,
  showsCrisisLines: false,
  personalStoryIsExample: false,
  scriptureReferences: [],
  actionItems: [],
  hasLeaderSheet: false,
  socialImage: '/api/social-images/hospital.png?v=1',
  locale: 'en',
  ...dates,
};

test('an article names its publisher, its picture and its dates', () => {
  const [described, way] = describeArticle(article, { site, library: 'Library', locale: 'en' });
  expect(described).toMatchObject({
    '@type': 'Article',
    url: 'https://example.org/resources?article=two-chairs&lang=en',
    headline: 'Two chairs',
    image: 'https://example.org/api/social-images/two-chairs.png?v=1',
    datePublished: dates.publishedAt,
    dateModified: dates.updatedAt,
    publisher: { '@type': 'Organization', name: 'First Light' },
  });
  expect(namesOf(way)).toEqual(['First Light', 'Library', 'Two chairs']);
});

const names = { library: 'Biblioteca', training: 'Formación', quiz: 'Cuestionario: Visitación' };

test('a module is a course whose quiz is a part of it', () => {
  const [course, quiz, way] = describeModule(module, { site, names, locale: 'es' });
  // What has not been translated says so, at the address of the language that was asked for.
  expect(course).toMatchObject({
    '@type': 'Course',
    url: 'https://example.org/resources?module=hospital-visitation&lang=es',
    inLanguage: 'en',
    provider: { name: 'First Light' },
  });
  expect(course?.['hasPart']).toEqual({ '@id': quiz?.['@id'] });
  expect(quiz).toMatchObject({ '@type': 'Quiz', name: 'Cuestionario: Visitación', about: 'Hospital Visitation' });
  expect(namesOf(way)).toEqual(['First Light', 'Biblioteca', 'Formación', 'Hospital Visitation']);
});

test('a module without a quiz has none in its structured data', () => {
  const things = describeModule({ ...module, quiz: null }, { site, names, locale: 'es' });
  expect(things.map((thing) => thing['@type'])).toEqual(['Course', 'BreadcrumbList']);
  expect(things[0]).not.toHaveProperty('hasPart');
});

function namesOf(way: Thing | undefined): unknown {
  const items = way?.['itemListElement'];
  return Array.isArray(items) ? items.map((item: { name: unknown }) => item.name) : undefined;
}
