import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '../../i18n/en/site';
import { spanish } from '../../i18n/es/site';
import { LanguageProvider } from '../../i18n/language-provider';
import { ConcernSection } from './concern-section';

const languages = {
  en: { dictionary: english, write: /You can write to/, someone: /someone you trust/, harm: /call the police/ },
  es: {
    dictionary: spanish,
    write: /Puede escribir a/,
    someone: /alguien de su confianza/,
    harm: /llame a la policía/,
  },
};

function show(locale: 'en' | 'es', email: string | null) {
  render(
    <LanguageProvider locale={locale} dictionary={languages[locale].dictionary}>
      <ConcernSection email={email} />
    </LanguageProvider>,
  );
  return document.body.textContent;
}

test.each(['en', 'es'] as const)('an address that the ministry has named is offered, in %s', (locale) => {
  const { write, someone, harm } = languages[locale];
  const text = show(locale, 'board@example.org');
  expect(screen.getByRole('link', { name: 'board@example.org' }).getAttribute('href')).toBe('mailto:board@example.org');
  expect(text).toMatch(write);
  expect(text).not.toMatch(someone);
  expect(text).toMatch(harm);
});

test.each(['en', 'es'] as const)('without an address none is promised, in %s', (locale) => {
  const { write, someone, harm } = languages[locale];
  const text = show(locale, null);
  expect(screen.queryByRole('link')).toBeNull();
  expect(text).not.toMatch(write);
  expect(text).toMatch(someone);
  expect(text).toMatch(harm);
});
