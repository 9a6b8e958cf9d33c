import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { clientErrorPath } from '../../src/lib/client-error';
import { heldScripts, startScript } from './start-script';

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
  const browser = {
    window: { CSS: {} },
    document,
    CSS: { supports: (name: string) => name === knows },
    navigator: { sendBeacon: (url: string, body: string) => reports.push([url, JSON.parse(body)]) },
    addEventListener: window.addEventListener.bind(window),
    // A second later, but not three.
    setTimeout: (work: () => void, ms: number) => ms < 2_000 && work(),
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
    hasScripts: () => document.querySelector('body > script[type=module]') !== null,
    callsUs: () => document.querySelector('a[href="/call"]') !== null,
  };
}

describe('the start of a page', () => {
  it('loads the scripts where the browser knows what they need', () => {
    const page = openPage();
    expect(page.hasScripts()).toBe(true);
    expect(page.callsUs()).toBe(false);
  });

  it('leaves a browser that is too old with what is said without scripts', () => {
    const page = openPage({ knows: 'color' });
    expect(page.hasScripts()).toBe(false);
    expect(page.callsUs()).toBe(true);
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
