import type { GospelPresentation } from '@contracts/gospel-presentation';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/language-provider';
import { english } from '../../i18n/en/site';
import { spanish } from '../../i18n/es/site';
import { contentConfig } from '../../lib/cms-client/use-content';
import { GospelButton } from './gospel-button';
import { GospelDialog } from './gospel-dialog';
import { LazyGospelPanel } from './use-gospel-link';
import { useOpenGospel } from './gospel-query';

const titles = ['The beginning', 'The bad news', 'The good news', 'Your decision', 'God’s promise'];
const references = ['Romans 6:23', 'Romans 10:9-10', 'Ephesians 2:8-9', '1 Corinthians 15:1-4', 'Acts 4:12'];
const presentation: GospelPresentation = {
  locale: 'en',
  seo: { title: 'Eternal life', description: 'The gospel.' },
  title: 'Eternal life',
  intro: 'Five short parts.',
  sections: titles.map((title) => ({ title, text: `${title}, told.`, scripture: null })),
  callToAction: { title: 'What now?', text: 'Tell us.', connectText: 'Leave your name.', bookText: 'Read first?' },
  scriptureCards: references.map((reference) => ({
    reference,
    verse: `The words of ${reference}.`,
    translation: 'WEB',
  })),
};
const answers = vi.fn<() => Response>();
const dictionaries = { en: english, es: spanish };

beforeAll(() => LazyGospelPanel.preload());

beforeEach(() => {
  answers.mockReset().mockImplementation(() => Response.json({ data: presentation, meta: {} }));
  vi.stubGlobal('fetch', () => Promise.resolve(answers()));
});

afterEach(() => vi.useRealTimers());

function Page({ readingBookUrl }: { readingBookUrl: string }) {
  const [isOpen, setOpen] = useOpenGospel();
  return (
    <>
      <GospelButton />
      <GospelDialog
        open={isOpen}
        onOpenChange={setOpen}
        readingBookUrl={readingBookUrl}
        connect={(onSent) => <button onClick={onSent}>Send</button>}
        keep={null}
      />
    </>
  );
}

const page = (locale: 'en' | 'es', address: string, readingBookUrl: string) => (
  <MemoryRouter initialEntries={[address]}>
    <SWRConfig value={{ ...contentConfig, provider: () => new Map() }}>
      <LanguageProvider locale={locale} dictionary={dictionaries[locale]}>
        <Page readingBookUrl={readingBookUrl} />
      </LanguageProvider>
    </SWRConfig>
  </MemoryRouter>
);

function show({ locale = 'en', address = '/', book = 'https://books.example/first' } = {}) {
  render(page(locale === 'es' ? 'es' : 'en', address, book));
}

/** Opens it by its address; the journeys cover all other ways. */
async function showDialog({ book = 'https://books.example/first' } = {}) {
  show({ address: '/?gospel=1', book });
  const dialog = await screen.findByRole('dialog', { name: 'Eternal life' });
  await within(dialog).findByRole('heading', { name: 'What now?' });
  return within(dialog);
}

test('the way in is a link to the address that shows the presentation, for whoever has no scripts', () => {
  expect(renderToString(page('en', '/', ''))).toContain('href="/?gospel=1"');
});

describe('the presentation', () => {
  test('has five sections, the passages with their translation, and two ways on', async () => {
    const dialog = await showDialog();
    const headings = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([...titles, 'In the words of the Bible', 'What now?']);
    const cards = within(dialog.getByRole('region', { name: 'In the words of the Bible' })).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual(
      references.map((reference) => `The words of ${reference}.${reference}World English Bible`),
    );
    const book = dialog.getByRole('link', { name: 'Read the book (opens in a new tab)' });
    expect(book.getAttribute('href')).toBe('https://books.example/first');
    expect(book.getAttribute('target')).toBe('_blank');
    expect(book.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('offers no book where there is none', async () => {
    const dialog = await showDialog({ book: '' });
    expect(dialog.queryByRole('link', { name: /book/ })).toBeNull();
    expect(dialog.queryByText('Read first?')).toBeNull();
  });

  test('names the language of what is not translated', async () => {
    show({ locale: 'es', address: '/?gospel=1' });
    const dialog = within(await screen.findByRole('dialog'));
    const heading = await dialog.findByRole('heading', { name: 'The bad news' });
    expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(dialog.getByRole('button', { name: 'Contáctenos' }).closest('[lang]')?.getAttribute('lang')).toBe('es');
  });

  test('that could not be loaded says so and can be asked for again', async () => {
    answers.mockImplementation(() => new Response('', { status: 503 }));
    show({ address: '/?gospel=1' });
    expect((await screen.findByRole('alert')).textContent).toContain('The presentation could not be loaded');
    answers.mockImplementation(() => Response.json({ data: presentation, meta: {} }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The good news' })).toBeTruthy();
  });
});

test('five dots lead to the five parts, and say which of them is being read', async () => {
  const observers: { notice: IntersectionObserverCallback; watched: Element[] }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly watched: Element[] = [];
      constructor(notice: IntersectionObserverCallback) {
        observers.push({ notice, watched: this.watched });
      }
      observe(element: Element) {
        this.watched.push(element);
      }
      disconnect() {
        this.watched.length = 0;
      }
    },
  );
  // As below a dialog that has just opened over the page of the same address.
  const below = document.createElement('section');
  below.innerHTML = '<ol><li id="gospel-part-1"></li></ol>';
  document.body.prepend(below);
  onTestFinished(() => below.remove());
  const dialog = await showDialog();
  const progress = within(dialog.getByRole('navigation', { name: 'The five parts' }));
  const dots = progress.getAllByRole('link');
  expect(dots.map(({ textContent }) => textContent)).toEqual(titles.map((title, index) => `${index + 1}. ${title}`));
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual([null, null, null, null, null]);

  await userEvent.click(progress.getByRole('link', { name: '3. The good news' }));
  const heading = dialog.getByRole('heading', { name: 'The good news' });
  expect(document.activeElement).toBe(heading);

  const sections = Array.from(titles, (title) => dialog.getByRole('heading', { name: title }).closest('li'));
  const { notice } = observers.find(({ watched }) => watched.some((element) => element === sections[0])) ?? {};
  /** As the browser reports that so many sections begin above the middle of the screen. */
  const scrollPast = (count: number) => {
    sections.forEach((section, index) => {
      if (section) section.getBoundingClientRect = () => new DOMRect(0, index < count ? -100 : window.innerHeight);
    });
    act(() => notice?.([], {} as IntersectionObserver));
  };
  const current = () => dots.map((dot) => dot.getAttribute('aria-current'));
  scrollPast(3);
  expect(current()).toEqual([null, null, 'step', null, null]);
  // A jump to the end, past several sections at once.
  scrollPast(5);
  expect(current()).toEqual([null, null, null, null, 'step']);
});

describe('connecting', () => {
  test('shows the form instead of the buttons until Back is pressed', async () => {
    const dialog = await showDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Connect with us' }));
    expect(dialog.getByText('Leave your name.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Send' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.queryByRole('button', { name: 'Send' })).toBeNull();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Connect' }));
  });

  test('is confirmed for two seconds, after which the form is gone', async () => {
    const dialog = await showDialog();
    const reached = vi.spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    vi.useFakeTimers();
    act(() => dialog.getByRole('button', { name: 'Send' }).click());
    const confirmation = dialog.getByRole('status');
    expect(confirmation.textContent).toContain('Thank you for writing to us');
    expect(document.activeElement).toBe(confirmation);
    act(() => void vi.advanceTimersByTime(1_999));
    expect(dialog.queryByRole('status')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(dialog.queryByRole('status')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Send' })).toBeNull();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Connect' }));
    expect(reached.mock.contexts.at(-1)).toBe(document.activeElement);
  });
});
