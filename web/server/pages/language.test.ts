import { describe, expect, it } from 'vitest';
import { chooseLanguage, languageCookie } from './language';

const choose = (query: string, cookies?: string) => chooseLanguage(new URLSearchParams(query), cookies);

describe('the language of a page', () => {
  it('is English for a visitor of whom nothing is known', () => {
    expect(choose('')).toEqual({ locale: 'en', addressLanguage: null });
  });

  it('is the remembered one, wherever the cookie stands among others', () => {
    expect(choose('', 'theme=dark; preferred-language=es; a=b').locale).toBe('es');
    expect(choose('', 'preferred-language=es').addressLanguage).toBeNull();
  });

  it('is the one in the address before the remembered one', () => {
    expect(choose('lang=en', 'preferred-language=es')).toEqual({ locale: 'en', addressLanguage: 'en' });
  });

  it.each(['fr', 'ES', '', 'es-EC', '<script>'])('is never "%s", which nobody offers', (value) => {
    expect(choose(`lang=${encodeURIComponent(value)}`, `preferred-language=${value}`).locale).toBe('en');
  });

  it('does not take a cookie for another one that ends alike', () => {
    expect(choose('', 'not-preferred-language=es').locale).toBe('en');
  });
});

describe('the cookie', () => {
  it('lasts a year, everywhere on the site, and travels encrypted where the site does', () => {
    expect(languageCookie('es', true)).toBe('preferred-language=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
    expect(languageCookie('en', false)).not.toContain('Secure');
  });
});
