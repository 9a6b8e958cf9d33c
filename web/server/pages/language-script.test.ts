import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { renderDocument } from './document';
import { languageScript, languageScriptHash } from './language-script';
import { startScriptHash } from './start-script';

type Browser = {
  stored?: string;
  page: 'en' | 'es';
  search?: string;
  cookies?: 'refused';
  reloadedFor?: string;
  languages?: readonly string[];
  answeredOffer?: true;
};

function run({ stored, page, search = '', cookies, reloadedFor, languages = [page], answeredOffer }: Browser) {
  const storage = (initial: string | undefined) => {
    const values = new Map(initial === undefined ? [] : [['preferred-language', initial]]);
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
  };
  const dataset: { languageOffer?: string } = {};
  let reloads = 0;
  let jar = '';
  const document = {
    documentElement: { lang: page, dataset },
    get cookie() {
      return jar;
    },
    set cookie(value: string) {
      if (cookies !== 'refused') jar = value.split(';', 1)[0] ?? '';
    },
  };
  const localStorage = storage(stored);
  if (answeredOffer) localStorage.setItem('language-offer', 'answered');
  const sessionStorage = storage(reloadedFor);
  const location = { search, protocol: 'https:', reload: () => (reloads += 1) };
  const navigator = { languages };
  runInNewContext(languageScript(), { document, localStorage, sessionStorage, location, navigator, URLSearchParams });
  return { reloads, cookie: jar, stored: localStorage.getItem('preferred-language'), offered: dataset.languageOffer };
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

  it.each<[string, Browser, string | undefined]>([
    ['a fresh visitor', { page: 'en', languages: ['es-EC', 'en'] }, 'es'],
    ['a fresh visitor of an address that names the other', { page: 'es', search: '?lang=es', languages: ['en'] }, 'en'],
    ['a language of ours further down the list', { page: 'en', languages: ['qu', 'es'] }, 'es'],
    ['a browser that prefers the language of the page', { page: 'en', languages: ['en-GB', 'es'] }, undefined],
    ['a browser without a language of ours', { page: 'en', languages: ['ur'] }, undefined],
    ['a visitor who has chosen', { page: 'en', stored: 'en', languages: ['es'] }, undefined],
    ['a visitor who has declined', { page: 'en', answeredOffer: true, languages: ['es'] }, undefined],
  ])('offers %s the language that the browser prefers, if any', (_, browser, offered) => {
    expect(run(browser).offered).toBe(offered);
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
    expect(() => void runInNewContext(languageScript(), browser)).not.toThrow();
  });

  it('and the one that starts the page are the inline scripts that the content security policy lets run', () => {
    const html = renderDocument(
      {
        status: 200,
        lasting: true,
        storable: true,
        head: '',
        styles: '',
        body: '',
        things: [],
        modules: [],
        contentMs: 0,
        data: { locale: 'en', publicUrl: '', content: {} },
      },
      { entry: '/e.js', fonts: [], chunks: () => [], laterChunks: () => [] },
    );
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code ?? '');
    const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(hashes).toEqual([languageScriptHash(), startScriptHash]);
  });
});
