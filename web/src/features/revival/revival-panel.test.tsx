import type { EventMedia } from '@contracts/event-media';
import type { RevivalEvent } from '@contracts/revival-event';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/language-provider';
import { english } from '../../i18n/en/site';
import { spanish } from '../../i18n/es/site';
import { contentConfig } from '../../lib/cms-client/use-content';
import { RevivalPanel } from './revival-panel';
import type { FilmProps, PhotosProps, TimelineSlots } from './timeline-slots';

const event = (id: string, fields: Partial<RevivalEvent> = {}): RevivalEvent => ({
  id,
  locale: 'en',
  title: `Event ${id}`,
  date: '2026-03-01',
  location: 'Ambato, Ecuador',
  attendance: 0,
  salvations: 0,
  healings: 0,
  description: `What happened at ${id}.`,
  ...fields,
});

const item = (id: string, fields: Partial<EventMedia> = {}): EventMedia => ({
  id,
  mediaType: 'image',
  mediaUrl: `/public-objects/Night Field/${id}.jpg`,
  thumbnailUrl: null,
  locale: 'en',
  caption: `Caption ${id}`,
  sortOrder: 1,
  ...fields,
});

/** Everything is in the viewport. */
class NearViewport {
  constructor(private readonly callback: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.callback([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const ready = { preload: () => Promise.resolve() };

/** Minimal slots. */
const slots: TimelineSlots = {
  Photos: Object.assign(({ photos, position, onMove, onClose }: PhotosProps) => {
    const photo = photos[position];
    return (
      <section aria-label="large">
        <img src={photo?.image.url} alt={photo?.alt} /> {position + 1}/{photos.length}
        <button onClick={() => onMove(position + 1)}>next</button>
        <button onClick={onClose}>put away</button>
      </section>
    );
  }, ready),
  Film: Object.assign(
    ({ url, title, description }: FilmProps) => (
      <section aria-label="playing">
        {title}: {url} ({description ?? 'no more to say'})
      </section>
    ),
    ready,
  ),
  Share: ({ label, address }) => <a href={address}>{label}</a>,
};

const dictionaries = { en: english, es: spanish };
const answers = vi.fn<(path: string) => Promise<Response>>();
let events: readonly unknown[];
let media: Record<string, readonly EventMedia[]>;

beforeEach(() => {
  events = [];
  media = {};
  answers.mockReset().mockImplementation((path) => {
    const id = /^\/api\/revival-events\/(\w+)\/media\?locale=en$/.exec(path)?.[1];
    return Promise.resolve(Response.json(id === undefined ? events : (media[id] ?? [])));
  });
  vi.stubGlobal('fetch', answers);
  vi.stubGlobal('IntersectionObserver', NearViewport);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Address = () => <output>{useLocation().search}</output>;

function show({ locale = 'en', opened = 'all' }: { locale?: 'en' | 'es'; opened?: string } = {}) {
  render(
    <MemoryRouter initialEntries={[`/?event=${opened}#revival`]}>
      <SWRConfig value={{ ...contentConfig, provider: () => new Map() }}>
        <LanguageProvider locale={locale} dictionary={dictionaries[locale]}>
          <Address />
          <RevivalPanel opened={opened} onClose={() => undefined} returnFocusTo={{ current: null }} slots={slots} />
        </LanguageProvider>
      </SWRConfig>
    </MemoryRouter>,
  );
}

/** A long timeout, for busy machines. */
const patience = { timeout: 5_000 };

const article = (name: string) => screen.findByRole('article', { name }, patience);

describe('the list of events', () => {
  test('is shown in the order received, each event with date, location and story', async () => {
    events = [
      event('b', { date: '2025-01-01', location: 'Punjab' }),
      event('a', { date: '2026-08-16' }),
      event('c', { location: '' }),
    ];
    show();
    await article('Event b');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Event b',
      'Event a',
      'Event c',
    ]);
    const days = Array.from(document.querySelectorAll('time'), ({ dateTime, textContent }) => [dateTime, textContent]);
    expect(days).toEqual([
      ['2025-01-01', 'January 1, 2025'],
      ['2026-08-16', 'August 16, 2026'],
      ['2026-03-01', 'March 1, 2026'],
    ]);
    expect(screen.getByText('Punjab')).toBeTruthy();
    expect(screen.getByText('What happened at a.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Share: Event a' }).getAttribute('href')).toBe('/?event=a#revival');
  });

  test('shows the figures that were counted, with digit grouping', async () => {
    events = [event('a', { attendance: 12400, healings: 1046 }), event('b')];
    show({ locale: 'es' });
    const counted = within(await article('Event a'));
    expect(counted.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Asistencia', 'Sanidades']);
    expect(counted.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['12,400', '1,046']);
    expect(within(await article('Event b')).queryByRole('term')).toBeNull();
  });

  test('marks events in another language than the page', async () => {
    events = [event('a', { locale: 'es', title: 'Noche' })];
    show();
    const entry = within(await article('Noche'));
    for (const text of ['Noche', 'Ambato, Ecuador', 'What happened at a.']) {
      expect(entry.getByText(text).closest('[lang]')?.getAttribute('lang')).toBe('es');
    }
    expect(entry.getByText('March 1, 2026').closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  test('focuses the event that the address names', async () => {
    events = [event('a'), event('b')];
    show({ opened: 'b' });
    await article('Event b');
    const [first, second] = screen.getAllByRole('listitem').filter((entry) => entry.querySelector('article'));
    expect(first?.getAttribute('aria-current')).toBeNull();
    expect(second?.getAttribute('aria-current')).toBe('true');
    expect(document.activeElement?.textContent).toBe('Event b');
    expect(screen.queryByText(/no longer on the timeline/)).toBeNull();
  });

  test('reports an event that does not exist, and shows the others', async () => {
    events = [event('a')];
    show({ opened: 'b' });
    await article('Event a');
    expect(screen.getByText(/no longer on the timeline/)).toBeTruthy();
  });
});

describe('until there is a list, the timeline', () => {
  test('says that it is loading', async () => {
    events = [event('a')];
    show();
    expect(screen.getByText('Loading revival events...').getAttribute('role')).toBe('status');
    await article('Event a');
    expect(screen.queryByText('Loading revival events...')).toBeNull();
  });

  test('says that it is empty', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'No revival events available yet.' })).toBeTruthy();
  });

  const retried = async () => {
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    return screen.getByRole('alert').textContent;
  };

  test.each([
    ['the server’s answer', () => Promise.resolve(new Response('stack', { status: 500 })), 'The server answered 500.'],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'The site could not be reached.'],
    ['an answer of another kind', () => Promise.resolve(Response.json([{ id: 1 }])), 'The server’s answer'],
  ])('tells of %s after three more attempts', async (_, answer, cause) => {
    vi.useFakeTimers();
    answers.mockImplementation(answer);
    show();
    const failure = await retried();
    expect(answers).toHaveBeenCalledTimes(4);
    expect(failure).toContain(`Failed to load revival events.${cause}`);
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
  });

  test('reports a failure in Spanish, without the server’s message', async () => {
    vi.useFakeTimers();
    answers.mockImplementation(() => Promise.resolve(new Response('stack', { status: 503 })));
    show({ locale: 'es' });
    expect(await retried()).toBe('No se pudieron cargar los eventos de avivamiento.El servidor respondió 503.');
    expect(screen.getByRole('button', { name: 'Actualizar la página' })).toBeTruthy();
  });
});

describe('an event’s media', () => {
  const tiles = () => within(screen.getByRole('list', { name: /^Photos and videos/ }));

  async function showMedia(...items: readonly EventMedia[]) {
    events = [event('a')];
    media = { a: items };
    show();
    await screen.findByRole('list', { name: 'Photos and videos: Event a' }, patience);
  }

  test('are not requested before the event is near the viewport', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class extends NearViewport {
        override observe() {}
      },
    );
    events = [event('a')];
    show();
    await article('Event a');
    expect(answers).toHaveBeenCalledTimes(1);
  });

  test('show that they are loading, then the failure with a way to retry', async () => {
    events = [event('a')];
    media = { a: [item('one')] };
    let refuse: (response: Response) => void = () => undefined;
    answers
      .mockImplementationOnce(() => Promise.resolve(Response.json(events)))
      .mockImplementationOnce(() => new Promise((resolve) => (refuse = resolve)));
    show();
    await article('Event a');
    expect(await screen.findByText('Loading media...')).toBeTruthy();
    refuse(new Response('', { status: 500 }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(answers).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Caption one' })).toBeTruthy();
  });

  test('mark captions in another language than the page', async () => {
    await showMedia(
      item('one', { locale: 'es', caption: 'El campo' }),
      item('two', { locale: 'es', caption: 'El camino', mediaType: 'video', mediaUrl: 'https://youtu.be/aBc-_123XyZ' }),
      item('three', { caption: 'The field' }),
    );
    for (const caption of ['El campo', 'El camino', 'The field']) {
      const expected = caption === 'The field' ? null : 'es';
      expect(
        tiles()
          .getAllByText(caption)
          .map((text) => text.getAttribute('lang')),
      ).toContain(expected);
    }
    expect(tiles().getByRole('img', { name: 'El campo' }).getAttribute('lang')).toBe('es');
    expect(tiles().getByRole('img', { name: 'The field' }).getAttribute('lang')).toBeNull();
  });

  test('are shown in the order received, with their captions', async () => {
    await showMedia(
      item('one'),
      item('two', { mediaType: 'video', mediaUrl: 'https://youtu.be/aBc-_123XyZ', caption: '' }),
      item('three', { caption: '' }),
    );
    expect(
      tiles()
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent]),
    ).toEqual([
      ['/public-objects/Night Field/one.jpg', ''],
      ['https://youtu.be/aBc-_123XyZ', 'Play video: Video 1: Event a'],
      ['/public-objects/Night Field/three.jpg', ''],
    ]);
    expect(
      tiles()
        .getAllByRole('img')
        .map((picture) => picture.getAttribute('alt')),
    ).toEqual(['Caption one', 'Photo 2: Event a']);
    expect(
      tiles()
        .getAllByRole('img')
        .every((picture) => picture.getAttribute('loading') === 'lazy'),
    ).toBe(true);
    expect(screen.getByText('Caption one')).toBeTruthy();
  });

  test('open a picture in the viewer, with the others', async () => {
    await showMedia(item('one'), item('two', { mediaType: 'video' }), item('three'));
    await userEvent.click(screen.getByRole('link', { name: 'Caption one' }));
    const large = within(await screen.findByRole('region', { name: 'large' }));
    expect(large.getByRole('img').getAttribute('src')).toBe('/public-objects/Night Field/one.jpg');
    await userEvent.click(large.getByRole('button', { name: 'next' }));
    expect(large.getByRole('img').getAttribute('alt')).toBe('Caption three');
    expect(screen.getByText('?event=all')).toBeTruthy();
    await userEvent.click(large.getByRole('button', { name: 'put away' }));
    expect(screen.queryByRole('region', { name: 'large' })).toBeNull();
  });

  test('replace a picture that fails to load by a text', async () => {
    await showMedia(item('one'), item('two'), item('three'));
    fireEvent.error(screen.getByAltText('Caption two'));
    expect(screen.getByText('This photo could not be loaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Caption one' }));
    expect((await screen.findByRole('region', { name: 'large' })).textContent).toContain('1/2');
  });

  test('play a video, with or without a poster', async () => {
    await showMedia(item('one', { mediaType: 'video', mediaUrl: '/api/video/field', thumbnailUrl: '/uploads/p.jpg' }));
    const link = screen.getByRole('link', { name: 'Play video: Caption one' });
    const poster = link.querySelector('img');
    expect(poster?.getAttribute('src')).toBe('/uploads/p.jpg');
    if (poster) fireEvent.error(poster);
    expect(link.querySelector('img')).toBeNull();
    await userEvent.click(link);
    expect((await screen.findByRole('region', { name: 'playing' })).textContent).toBe(
      'Caption one: /api/video/field (Event a)',
    );
  });

  test('show only the first of very many, and the rest on demand', async () => {
    await showMedia(...Array.from({ length: 30 }, (_, index) => item(String(index + 1))));
    expect(tiles().getAllByRole('link')).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 30' }));
    expect(tiles().getAllByRole('link')).toHaveLength(30);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Caption 13' }));
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  test('take no space if there are none', async () => {
    events = [event('a')];
    show();
    await article('Event a');
    expect(await screen.findByText('What happened at a.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Loading media...')).toBeNull());
    expect(screen.queryByRole('list', { name: /^Photos/ })).toBeNull();
  });
});
