import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../i18n/language-provider';
import { loadDictionary } from '../../i18n/load-dictionary';
import { ArticleList } from './article-list';
import { ArticleTitles } from './article-titles';

const article = (slug: string, locale: 'en' | 'es') => ({
  slug,
  title: slug,
  excerpt: `About ${slug}.`,
  category: 'Family',
  cover: null,
  locale,
});

test.each([
  ['en', 'In Spanish', ArticleList],
  ['es', 'En inglés', ArticleList],
  ['en', 'In Spanish', ArticleTitles],
  ['es', 'En inglés', ArticleTitles],
] as const)('an entry in another language than the list says so (%s: %s)', async (locale, mark, List) => {
  const other = locale === 'en' ? 'es' : 'en';
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <LanguageProvider locale={locale} dictionary={await loadDictionary(locale)}>
          <List articles={[article('own', locale), article('foreign', other)]} onApproach={() => undefined} />
        </LanguageProvider>
      </MemoryRouter>
    </SWRConfig>,
  );
  const [own, foreign] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(foreign).toContain(mark);
  expect(own).not.toContain(mark);
});
