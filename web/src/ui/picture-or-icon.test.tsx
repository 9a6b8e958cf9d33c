import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PictureOrIcon } from './picture-or-icon';

const source = { url: '/uploads/hills.webp', width: 600, height: 400, formats: [] };

function show(alt: string, { alreadyFailed = false } = {}) {
  // As the browser reports a picture that is loading, or that failed before hydration.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(alreadyFailed);
  const { container } = render(<PictureOrIcon source={source} alt={alt} sizes="100vw" lang="es" />);
  return { picture: () => container.querySelector('img'), sign: () => container.querySelector('svg') };
}

test('a picture that cannot be loaded gives way to a sign, which is read out as the picture would be', () => {
  const { picture, sign } = show('Colinas al amanecer');
  const element = picture();
  if (element) fireEvent.error(element);
  expect(picture()).toBeNull();
  expect(sign()).not.toBeNull();
  expect(screen.getByRole('img', { name: 'Colinas al amanecer' }).getAttribute('lang')).toBe('es');
});

test('one that says nothing is a sign for the eye alone, also where it failed before anybody could hear of it', () => {
  const { picture, sign } = show('', { alreadyFailed: true });
  expect(picture()).toBeNull();
  expect(sign()?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
