import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../security-headers';
import { renderDocument } from './document';
import { languageScript } from './language-script';

type Browser = { stored?: string; page: 'en' | 'es'; search?: string; cookies?: 'refused'; reloadedFor?: string };

function run({ stored, page, search = '', cookies, reloadedFor }: Browser) {
  const storage = (initial: string | undefined) => {
    const values = new Map(initial === undefined ? [] : [['preferred-language', initial]]);
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
  };
  let reloads = 0;
  let jar = '';
  const document = {
    documentElement: { lang: page },
    get cookie() {
      return jar;
    },
    set cookie(value: string) {
      if (cookies !== 'refused') jar = value.split(';', 1)[0] ?? '';
    },
  };
  const localStorage = storage(stored);
  const sessionStorage = storage(reloadedFor);
  const location = { search, protocol: 'https:', reload: () => (reloads += 1) };
  runInNewContext(languageScript, { document, localStorage, sessionStorage, location, URLSearchParams });
  return { reloads, cookie: jar, stored: localStorage.getItem('preferred-language') };
}

describe('the language script in the head', () => {
  it('leaves a page alone that is in the preferred language, or when there is none', () => {
    expect(run({ stored: 'es', page: 'es' })).toMatchObject({ reloads: 0, cookie: '' });
    expect(run({ page: 'en' })).toMatchObject({ reloads: 0, cookie: '' });
    expect(run({ stored: 'xx', page: 'en' })).toMatchObject({ reloads: 0, cookie: '' });
  });

  it('asks for the preferred language, once', () => {
    expect(run({ stored: 'es', page: 'en' })).toMatchObject({ reloads: 1, cookie: 'preferred-language=es' });
    expect(run({ stored: 'es', page: 'en', reloadedFor: 'es' }).reloads).toBe(0);
  });

  it('never loops when cookies are refused', () => {
    expect(run({ stored: 'es', page: 'en', cookies: 'refused' }).reloads).toBe(0);
  });

  it('takes a language in the address for the choice', () => {
    expect(run({ stored: 'es', page: 'en', search: '?lang=en' })).toMatchObject({ reloads: 0, stored: 'en' });
    expect(run({ stored: 'es', page: 'en', search: '?lang=fr' })).toMatchObject({ reloads: 1, stored: 'es' });
  });

  it('does no harm where storage is closed', () => {
    const closed = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    const browser = {
      document: {},
      localStorage: closed,
      sessionStorage: closed,
      location: { search: '' },
      URLSearchParams,
    };
    expect(() => void runInNewContext(languageScript, browser)).not.toThrow();
  });

  it('is the one inline script that the content security policy lets run', () => {
    const html = renderDocument(
      {
        status: 200,
        lasting: true,
        head: '',
        styles: '',
        body: '',
        things: [],
        modules: [],
        data: { locale: 'en', publicUrl: '', content: {} },
      },
      { entry: '/e.js', chunks: () => [] },
    );
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code ?? '');
    expect(inline).toHaveLength(1);
    const hash = createHash('sha256').update(inline.join('')).digest('base64');
    const policy = securityHeaders({ publicUrl: 'http://localhost', development: false })['Content-Security-Policy'];
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  });
});
