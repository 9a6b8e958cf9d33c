import { screen } from '@testing-library/react';
import { expect } from 'vitest';

const limits = {
  en: {
    link: /^What we cannot keep to ourselves/,
    href: '/privacy#what-we-cannot-keep-to-ourselves',
    words: /a life may be in danger, a child or dependent adult .* the law/,
    minors: /under 18, please write together with an adult/,
  },
  es: {
    link: /^Lo que no podemos callar/,
    href: '/privacy#lo-que-no-podemos-callar',
    words: /una vida pueda estar en peligro, .* un menor o un adulto dependiente .* la ley/,
    minors: /menor de edad, por favor escriba junto con un adulto/,
  },
} as const;

/** What the team cannot keep to itself is said before the first field, and that children write with an adult. */
export function expectLimits(locale: 'en' | 'es') {
  const link = screen.getByRole('link', { name: limits[locale].link });
  expect(link.getAttribute('href')).toBe(limits[locale].href);
  expect(link.closest('p')?.textContent).toMatch(limits[locale].words);
  expect(screen.getByText(limits[locale].minors)).toBeTruthy();
  const [firstField] = screen.getAllByRole('textbox');
  expect(link.compareDocumentPosition(firstField ?? link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
}
