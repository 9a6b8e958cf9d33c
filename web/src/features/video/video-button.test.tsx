import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/language-provider';
import { loadDictionary } from '../../i18n/load-dictionary';
import { VideoButton } from './video-button';

const description = 'The pastor greets you from the porch.';

// The first import of the dialog may take longer than a test's timeout.
beforeAll(() => import('./video-dialog'));

// Nobody is to fetch a real video here; that one is asked for is what the tests are about.
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});

async function show(url: string, locale: 'en' | 'es' = 'en') {
  const dictionary = await loadDictionary(locale);
  render(
    <LanguageProvider locale={locale} dictionary={dictionary}>
      <VideoButton video={{ url, posterImage: null }} title="A welcome" description={description} />
    </LanguageProvider>,
  );
}

async function play(name = 'Play video: A welcome') {
  await userEvent.click(screen.getByRole('link', { name }));
  return screen.findByRole('dialog', { name: 'A welcome' });
}

const player = () => document.querySelector('video');

function fail() {
  const element = player();
  if (element) fireEvent.error(element);
}

test('is a link to the video, and asks for nothing of it before a tap', async () => {
  await show('/api/video/pastor-video');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/api/video/pastor-video');
  expect(screen.getByText(description)).toBeTruthy();
  expect(player()).toBeNull();
});

test('plays in a dialog that describes it and gives the focus back', async () => {
  await show('/api/video/pastor-video');
  const dialog = await play();
  expect(player()?.getAttribute('src')).toBe('/api/video/pastor-video');
  expect(player()?.controls).toBe(true);
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(description);
  await userEvent.click(screen.getByRole('button', { name: 'Close the video' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link')));
});

test('a source for production falls back twice, and then says so with a way on', async () => {
  await show('/api/video-production/pastor-video');
  await play();
  expect(player()?.getAttribute('src')).toBe('/api/video-production/pastor-video');
  fail();
  expect(player()?.getAttribute('src')).toBe('/api/video/pastor-video');
  fail();
  expect(player()?.getAttribute('src')).toMatch(/^\/api\/video\/pastor-video\?v=\d+$/);
  fail();
  expect(player()).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('The video cannot be played here');
  expect(screen.getByRole('link', { name: /^Open the video/ }).getAttribute('href')).toBe(
    '/api/video-production/pastor-video',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(player()?.getAttribute('src')).toBe('/api/video-production/pastor-video');
});

test('goes on from where the source before broke off', async () => {
  await show('/api/video-production/pastor-video');
  await play();
  const first = player();
  if (!first) throw new Error('There is no player');
  first.currentTime = 12;
  fireEvent.timeUpdate(first);
  fail();
  const second = player();
  if (!second) throw new Error('There is no player');
  Object.defineProperty(second, 'videoWidth', { value: 640 });
  fireEvent.loadedMetadata(second);
  expect(second.currentTime).toBe(12);
});

test('sound without a picture counts as a failure', async () => {
  await show('/uploads/film.mp4');
  await play();
  const film = player();
  if (!film) throw new Error('There is no player');
  Object.defineProperty(film, 'videoWidth', { value: 0 });
  fireEvent.loadedMetadata(film);
  expect(player()).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('This browser does not know the format of the video');
});

test.each([
  [200, 'This browser does not know the format'],
  [404, 'It may not have been uploaded yet'],
])('a source that is refused while the server answers %s: %s', async (status, reason) => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status })));
  await show('/uploads/film.mp4');
  await play();
  const error = { code: 4, MEDIA_ERR_SRC_NOT_SUPPORTED: 4 };
  Object.defineProperty(player() ?? {}, 'error', { value: error });
  fail();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(reason);
  expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(status === 200);
  expect(screen.getByRole('link', { name: /^Open the video/ })).toBeTruthy();
});

test('a YouTube link plays without cookies, and only after the tap', async () => {
  await show('https://youtu.be/aBc-_123XyZ?si=x', 'es');
  expect(document.querySelector('iframe')).toBeNull();
  await play('Reproducir el video: A welcome');
  const frame = document.querySelector('iframe');
  expect(frame?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aBc-_123XyZ\?autoplay=1/);
  expect(frame?.title).toBe('A welcome');
  expect(screen.getByRole('link', { name: /^Ver en YouTube/ }).getAttribute('href')).toContain('youtu.be/aBc-_123XyZ');
});

test('the player and its failure speak the visitor’s language', async () => {
  await show('/uploads/film.mp4', 'es');
  await play('Reproducir el video: A welcome');
  act(fail);
  expect(screen.getByRole('alert').textContent).toContain('Aquí no se puede reproducir el video');
  expect(screen.getByRole('button', { name: 'Cerrar el video' })).toBeTruthy();
});
