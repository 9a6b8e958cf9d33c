import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { english } from '../../i18n/en/site';
import { LanguageProvider } from '../../i18n/language-provider';
import { type Metadata, PageMetadata } from './page-metadata';
import { SiteContext, type Site } from '../../lib/site-context';

const site: Site = {
  publicUrl: 'https://example.org',
  name: 'First Light',
  socialImage: { url: '/uploads/social.png', width: 1600, height: 840 },
  address: '/resources?tab=training',
  addressLanguage: null,
};

function show(metadata: Partial<Metadata> = {}, more: Partial<Site> = {}) {
  render(
    <LanguageProvider locale="en" dictionary={english} prepare={() => Promise.resolve()}>
      <SiteContext value={{ ...site, ...more }}>
        <PageMetadata title="Resources" description="What to read" {...metadata} />
      </SiteContext>
    </LanguageProvider>,
  );
}

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
const link = (selector: string) => document.head.querySelector(`link${selector}`)?.getAttribute('href') ?? null;

describe('the metadata of a page', () => {
  it('names page and site, the site once', () => {
    show();
    expect(document.title).toBe('Resources · First Light');
    show({ title: 'Welcome to First Light' });
    expect(document.title).toBe('Welcome to First Light');
  });

  it('names every language of the page', () => {
    show();
    expect(link('[hreflang="en"]')).toBe('https://example.org/resources?tab=training&lang=en');
    expect(link('[hreflang="es"]')).toBe('https://example.org/resources?tab=training&lang=es');
    expect(link('[hreflang="x-default"]')).toBe('https://example.org/resources?tab=training');
  });

  it('calls canonical the address that was asked for, with its language or without', () => {
    show();
    expect(link('[rel="canonical"]')).toBe('https://example.org/resources?tab=training');
  });

  it('calls canonical the language in the address', () => {
    show({}, { address: '/', addressLanguage: 'es' });
    expect(link('[rel="canonical"]')).toBe('https://example.org/?lang=es');
  });

  it('shows a shared link with the picture of the page, or that of the site', () => {
    show({ type: 'article' });
    expect(meta('og:type')).toBe('article');
    expect(meta('og:image')).toBe('https://example.org/uploads/social.png');
    expect(meta('twitter:card')).toBe('summary_large_image');
  });

  it.each([
    ['that of the site', {}, '/uploads/social.png', 1600, 840],
    ['one drawn of an entry', { image: '/api/social-images/a.jpg?v=1' }, '/api/social-images/a.jpg?v=1', 1200, 630],
  ])('tells how large the picture is and what it shows: %s', (_, metadata, path, width, height) => {
    show(metadata);
    expect(meta('og:image')).toBe(`https://example.org${path}`);
    expect(meta('og:image:width')).toBe(String(width));
    expect(meta('og:image:height')).toBe(String(height));
    expect(meta('og:image:alt')).toBe('Resources');
  });

  it('says nothing of a picture where there is none', () => {
    show({}, { socialImage: null });
    expect(document.head.querySelector('meta[property^="og:image"]')).toBeNull();
    expect(meta('twitter:card')).toBe('summary');
  });

  it('says nothing but the title while the site is closed, also when the browser takes over', () => {
    show({ type: 'article', image: '/a.jpg' }, { preparing: 'closed' });
    expect(document.title).toBe('Resources · First Light');
    expect(document.head.querySelector('meta[property], meta[name=description], link[rel=canonical]')).toBeNull();
  });

  it.each([
    ['a page that they should not list', { noindex: true }, {}],
    ['an unknown address', {}, { isMissing: true }],
  ])('keeps from search engines %s', (_, metadata, more) => {
    show(metadata, more);
    expect(meta('robots')).toBe('noindex');
    expect(link('[rel="canonical"]')).toBeNull();
    expect(link('[hreflang]')).toBeNull();
  });
});
