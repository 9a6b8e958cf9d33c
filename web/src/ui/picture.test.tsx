import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PictureOrIcon } from './picture';

const source = { url: '/uploads/hills.webp', width: 600, height: 400, formats: [] };

function show(alt: string, { alreadyFailed = false } = {}) {
  // As the browser reports a picture that is loading, or that failed before hydration.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(alreadyFailed);
  const { container } = render(<PictureOrIcon source={source} alt={alt} sizes="100vw" lang="es" />);
  return { picture: () => container.querySelector('img'), sign: () => container.querySelector('svg') };
}

test('a picture that fails to load is replaced by an icon with the same name', () => {
  const { picture, sign } = show('Colinas al amanecer');
  const element = picture();
  if (element) fireEvent.error(element);
  expect(picture()).toBeNull();
  expect(sign()).not.toBeNull();
  expect(screen.getByRole('img', { name: 'Colinas al amanecer' }).getAttribute('lang')).toBe('es');
});

test('a decorative picture is replaced by a hidden icon, even if it failed before hydration', () => {
  const { picture, sign } = show('', { alreadyFailed: true });
  expect(picture()).toBeNull();
  expect(sign()?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
