import { describe, expect, it } from 'vitest';
import { resolveAddress } from '../../src/app/entry-server';
import { viewReader } from './viewed-content';

const read = viewReader({ resolveAddress });
const from = (address: string) => `https://example.org${address}`;
const view = (target: string, { referer, cookies }: { referer?: string; cookies?: string } = {}) =>
  read({ target, referer, cookies });

describe('a first visit', () => {
  it.each([
    ['/', { kind: 'page', name: '/', locale: 'en' }],
    ['/?lang=es', { kind: 'page', name: '/', locale: 'es' }],
    ['/?gospel=1', { kind: 'page', name: '/?gospel=1', locale: 'en' }],
    ['/resources?tab=training', { kind: 'page', name: '/resources', locale: 'en' }],
    ['/resources?article=two-chairs&lang=es', { kind: 'article', name: 'two-chairs', locale: 'es' }],
    ['/resources?module=depression', { kind: 'module', name: 'depression', locale: 'en' }],
    ['/prayer/?utm_source=somewhere', { kind: 'page', name: '/prayer', locale: 'en' }],
  ])('to %s opens it', (target, opened) => {
    expect(view(target)).toEqual(opened);
  });

  it('is in the language that the visitor chose before', () => {
    expect(view('/prayer', { cookies: 'preferred-language=es' })).toMatchObject({ locale: 'es' });
    expect(view('/prayer?lang=en', { cookies: 'preferred-language=es' })).toMatchObject({ locale: 'en' });
  });

  it.each([
    '/wp-login.php',
    '/admin',
    '/desk',
    '/desk?kind=prayer&reference=P-7KQ4-M2XD',
    '/robots.txt',
    '/assets/page-1.js',
  ])('to %s opens nothing', (target) => {
    expect(view(target)).toBeNull();
  });
});

describe('going on within the site', () => {
  it.each([
    ['/api/articles/two-chairs?locale=es', { kind: 'article', name: 'two-chairs', locale: 'es' }],
    ['/api/articles/ma%C3%B1ana', { kind: 'article', name: 'mañana', locale: 'en' }],
    ['/api/training-modules/depression?locale=en', { kind: 'module', name: 'depression', locale: 'en' }],
    ['/api/quizzes/depression-quiz?locale=es', { kind: 'quiz', name: 'depression-quiz', locale: 'es' }],
    ['/api/gospel-presentation?locale=es', { kind: 'page', name: '/?gospel=1', locale: 'es' }],
  ])('with the call %s opens it', (target, opened) => {
    expect(view(target, { referer: from('/') })).toEqual(opened);
  });

  it('opens a page whose content is called while the browser shows that page', () => {
    const call = '/api/support-page?locale=es';
    expect(view(call, { referer: from('/support') })).toEqual({ kind: 'page', name: '/support', locale: 'es' });
    expect(view('/api/home-page?locale=en', { referer: from('/') })).toMatchObject({ name: '/' });
    // Home shows the giving cards, which belong to another page.
    expect(view(call, { referer: from('/') })).toBeNull();
    expect(view('/api/resources-page', { referer: from('/resources?article=two-chairs') })).toBeNull();
    expect(view(call)).toBeNull();
    expect(view(call, { referer: 'not an address' })).toBeNull();
  });

  it.each([
    '/api/articles?locale=en',
    '/api/site-setting?locale=en',
    '/api/crisis-lines?locale=en',
    '/api/articles/%E0%A4%A',
    '/api/prayer-requests',
  ])('with the call %s opens nothing', (target) => {
    expect(view(target, { referer: from('/resources') })).toBeNull();
  });
});
