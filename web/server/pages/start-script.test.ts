import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { clientErrorPath } from '../../src/lib/client-error';
import { heldScripts, sentScript, startScript, languageScript, hashOf } from './start-script';
import { createHash } from 'node:crypto';
import { renderDocument } from './document';

const scripts = '<script type="module" src="/assets/entry.js"></script>';
const words = '<p id="words">Words</p><form action="/prayer"><input id="name" value=""></form>';
const without = '<noscript><a href="/call">Call us</a></noscript>';

/** A page as the server sends it, in a browser that knows some CSS. */
function openPage({ knows = 'inset', picture = '' } = {}) {
  const window = new Window({ url: 'https://example.org/prayer' });
  const { document } = window;
  document.head.innerHTML = '<title>Prayer</title><style>p{}</style>';
  document.body.innerHTML = `<div id="root">${picture}${words}</div>${heldScripts(scripts)}`;
  document.querySelector('body > script')?.remove();
  // A browser that runs scripts reads its content as text.
  const noscript = document.createElement('noscript');
  noscript.textContent = without.slice('<noscript>'.length, -'</noscript>'.length);
  document.getElementById('root')?.append(noscript);
  const reports: unknown[] = [];
  const waiting: { work: () => void; ms: number }[] = [];
  const browser = {
    window: { CSS: {} },
    document,
    CSS: { supports: (name: string) => name === knows },
    navigator: { sendBeacon: (url: string, body: string) => reports.push([url, JSON.parse(body)]) },
    addEventListener: window.addEventListener.bind(window),
    // A second later, but not three.
    setTimeout: (work: () => void, ms: number) => (ms < 2_000 ? work() : waiting.push({ work, ms })),
  };
  runInNewContext(startScript, browser);
  const tell = (message: string, { isTrusted = false, filename = '' } = {}) => {
    const event = new window.ErrorEvent('error', { message, filename });
    Object.defineProperty(event, 'isTrusted', { value: isTrusted });
    window.dispatchEvent(event);
  };
  return {
    window,
    document,
    reports,
    tell,
    /** So long that a visitor has given up. */
    passTime: () => waiting.filter(({ ms }) => ms <= 60_000).forEach(({ work }) => work()),
    hasScripts: () => document.querySelector('body > script[type=module]') !== null,
    callsUs: () => document.querySelector('a[href="/call"]') !== null,
    isSpacedOut: () => document.querySelector('script[src="/flex-gap.js"]') !== null,
  };
}

describe('the start of a page', () => {
  it('loads the scripts where the browser knows what they need', () => {
    const page = openPage();
    expect(page.hasScripts()).toBe(true);
    expect(page.callsUs()).toBe(false);
    expect(page.isSpacedOut()).toBe(false);
  });

  it('leaves a browser that is too old with what is said without scripts, and spaces it out', () => {
    const page = openPage({ knows: 'color' });
    expect(page.hasScripts()).toBe(false);
    expect(page.callsUs()).toBe(true);
    expect(page.isSpacedOut()).toBe(true);
    expect(page.document.documentElement.dataset['plain']).toBe('');
    expect(page.reports).toEqual([]);
  });

  it('waits for the large picture, and for a broken one as well', () => {
    for (const event of ['load', 'error']) {
      const page = openPage({ picture: '<img fetchpriority="high" src="/sunrise.webp">' });
      const img = page.document.querySelector('img');
      if (img?.complete) continue;
      expect(page.hasScripts()).toBe(false);
      img?.dispatchEvent(new page.window.Event(event));
      expect(page.hasScripts()).toBe(true);
    }
  });

  it('says what noscript says once scripts have not come for too long, and tells nobody', () => {
    const page = openPage();
    page.passTime();
    expect(page.callsUs()).toBe(true);
    expect(page.document.documentElement.dataset['plain']).toBe('');
    expect(page.reports).toEqual([]);
  });

  it('leaves a page alone whose scripts have come in time', () => {
    const page = openPage();
    page.document.documentElement.dataset['started'] = 'true';
    page.passTime();
    expect(page.callsUs()).toBe(false);
  });

  it('tells once that a chunk was lost, and says what noscript says', () => {
    const page = openPage();
    page.tell('Failed to fetch');
    page.tell('again');
    expect(page.callsUs()).toBe(true);
    expect(page.reports).toEqual([
      [clientErrorPath, { release: 'https://example.org/assets/entry.js', message: 'Failed to fetch' }],
    ]);
  });

  it('notices code that the browser cannot run, and leaves errors of others alone', () => {
    const page = openPage();
    page.tell('x', { isTrusted: true, filename: 'chrome-extension://abc/content.js' });
    expect(page.reports).toEqual([]);
    page.tell('x', { isTrusted: true, filename: 'https://example.org/assets/shared.js' });
    expect(page.reports).toHaveLength(1);
    expect(page.callsUs()).toBe(true);
  });

  it('leaves a page alone that has come alive, and tells of a part that was lost', () => {
    const page = openPage();
    page.document.documentElement.dataset['started'] = 'true';
    page.tell('x', { isTrusted: true, filename: 'https://example.org/assets/shared.js' });
    expect(page.reports).toEqual([]);
    page.tell('Failed to fetch');
    expect(page.reports).toHaveLength(1);
    expect(page.callsUs()).toBe(false);
  });
});

describe('a form that is sent after it was checked', () => {
  function submit(button: string, knows = 'inset') {
    const { window } = new Window({ url: 'https://example.org/?gospel=1#contact-gospel' });
    window.document.documentElement.lang = 'es';
    window.document.body.innerHTML = '<form><button></button><button name="change"></button></form>';
    const { document, location, history } = window;
    const addEventListener = window.addEventListener.bind(window);
    const CSS = { supports: (name: string) => name === knows };
    runInNewContext(sentScript, { URL, addEventListener, document, location, history, CSS, window: { CSS } });
    const submitter = window.document.querySelector(button);
    const event = new window.Event('submit', { bubbles: true });
    Object.defineProperty(event, 'submitter', { value: submitter });
    window.document.querySelector('form')?.dispatchEvent(event);
    return window.location.href;
  }

  it('leaves the page of the form behind it, in the same language', () => {
    expect(submit('button')).toBe('https://example.org/?gospel=1&lang=es#contact-gospel');
  });

  it('leaves the check behind it if something is changed', () => {
    expect(submit('button[name=change]')).toBe('https://example.org/?gospel=1#contact-gospel');
  });
});

type Browser = {
  stored?: string;
  page: 'en' | 'es';
  search?: string;
  cookies?: 'refused';
  reloadedFor?: string;
  languages?: readonly string[];
  answeredOffer?: true;
  referrer?: string;
};

function run({ stored, page, search = '', cookies, reloadedFor, languages = [page], ...browser }: Browser) {
  const { answeredOffer, referrer = '' } = browser;
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
    referrer,
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
  const location = { search, origin: 'https://example.org', protocol: 'https:', reload: () => (reloads += 1) };
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
    [
      'a visitor whom another site leads to an address that names the other',
      { page: 'es', search: '?lang=es', languages: ['en'], referrer: 'https://example.com/' },
      'en',
    ],
    [
      'a visitor who pressed a link with the language of the page',
      { page: 'en', search: '?lang=en', languages: ['es'], referrer: 'https://example.org/prayer' },
      undefined,
    ],
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
        preparation: null,
        things: [],
        modules: [],
        contentMs: 0,
        data: { locale: 'en', publicUrl: '', content: {} },
      },
      { entry: '/e.js', fonts: [], chunks: () => [], laterChunks: () => [] },
    );
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code ?? '');
    const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(hashes).toEqual([languageScript(), startScript].map(hashOf));
  });
});
