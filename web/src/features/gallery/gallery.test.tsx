import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/language-provider';
import { loadDictionary } from '../../i18n/load-dictionary';
import { Gallery } from './gallery';

const photo = (name: string) => ({
  image: { url: `/public-objects/Marriage Ministry/${name}.webp`, width: 1600, height: 1200, formats: [] },
  alt: `Photo of ${name}`,
});

// The first import of the dialog may take longer than a test's timeout.
beforeAll(() => import('./gallery-dialog'));

// As the browser reports a picture that is loading.
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

async function show(locale: 'en' | 'es' = 'en') {
  const dictionary = await loadDictionary(locale);
  const photos = [photo('hills'), photo('lake'), { image: null, alt: 'Not there yet' }, photo('valley')];
  render(
    <LanguageProvider locale={locale} dictionary={dictionary}>
      <Gallery photos={photos} missing={(number) => `Retreat Photo ${number}`} />
    </LanguageProvider>,
  );
}

const link = (name: string) => screen.getByRole('link', { name: `Photo of ${name}` });

async function open(name: string) {
  await userEvent.click(link(name));
  return screen.findByRole('dialog');
}

const heading = () => screen.getByRole('dialog').getAttribute('aria-labelledby') ?? '';
const position = () => document.getElementById(heading())?.textContent;
const large = () => screen.getByRole('dialog').querySelector('img')?.alt;

test('each photo is a link to its file, and one that is not there has words instead', async () => {
  await show();
  expect(link('lake').getAttribute('href')).toBe('/public-objects/Marriage%20Ministry/lake.webp');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['', '', 'Retreat Photo 3', '']);
});

test('a photo that does not load gives way to words, and is passed over', async () => {
  await show();
  fireEvent.error(screen.getByAltText('Photo of lake'));
  expect(screen.getByText('Retreat Photo 2')).toBeTruthy();
  await open('hills');
  expect(position()).toBe('Photo 1 of 2');
  await userEvent.keyboard('{ArrowRight}');
  expect(large()).toBe('Photo of valley');
});

test('arrow keys and buttons lead round', async () => {
  await show();
  await open('lake');
  expect([position(), large()]).toEqual(['Photo 2 of 3', 'Photo of lake']);
  await userEvent.keyboard('{ArrowRight}');
  expect([position(), large()]).toEqual(['Photo 3 of 3', 'Photo of valley']);
  await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
  expect([position(), large()]).toEqual(['Photo 1 of 3', 'Photo of hills']);
  await userEvent.keyboard('{ArrowLeft}');
  expect(position()).toBe('Photo 3 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(position()).toBe('Photo 2 of 3');
});

test.each([
  ['to the left', -80, 'Photo of lake'],
  ['to the right', 80, 'Photo of valley'],
])('a swipe %s turns the photo', async (_, distance, alt) => {
  await show();
  await open('hills');
  const picture = screen.getByRole('dialog').querySelector('img');
  if (!picture) throw new Error('There is no photo');
  fireEvent.pointerDown(picture, { clientX: 200, clientY: 300, isPrimary: true });
  fireEvent.pointerUp(picture, { clientX: 200 + distance, clientY: 305, isPrimary: true });
  expect(large()).toBe(alt);
});

test('closing gives the focus back to the photo that was opened', async () => {
  await show('es');
  await open('lake');
  expect(position()).toBe('Foto 2 de 3');
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar la foto' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(link('lake')));
});

test('a large photo that does not load says so, and leaves the way to the others', async () => {
  await show();
  const dialog = await open('lake');
  const picture = dialog.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(screen.getByText('This photo could not be loaded.')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  expect(large()).toBe('Photo of valley');
});
