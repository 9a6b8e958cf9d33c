import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CardCover, isIllustrated, PageCover } from './cover';

const cover = { image: { url: '/uploads/lamp.webp', width: 1280, height: 720, formats: [] }, alt: 'A lamp' };
const dawn = { src: '/dawn.webp', width: 960, height: 270 };

// As the browser reports a picture that is loading.
beforeEach(() => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false));

const shown = (element: React.ReactElement) => render(element).container.querySelector('img');

test('a card shows the cover, or else the dawn; neither has words of its own', () => {
  const covered = shown(<CardCover name="lamp" cover={cover} dawn={dawn} tall />);
  expect([covered?.getAttribute('src'), covered?.alt, covered?.loading]).toEqual(['/uploads/lamp.webp', '', 'lazy']);
  const drawn = shown(<CardCover name="lamp" cover={null} dawn={dawn} tall={false} />);
  expect([drawn?.getAttribute('src'), drawn?.alt, drawn?.loading]).toEqual(['/dawn.webp', '', 'lazy']);
});

test('cards are as high as a photo once one of their list has a cover', () => {
  expect(isIllustrated([{ cover: null }, { cover: null }])).toBe(false);
  expect(isIllustrated([{ cover: null }, { cover }])).toBe(true);
});

test('the page says what its cover shows, in the language of the entry', () => {
  const picture = shown(<PageCover name="lamp" cover={cover} lang="en" />);
  expect([picture?.alt, picture?.lang]).toEqual(['A lamp', 'en']);
  expect(shown(<PageCover name="lamp" cover={null} lang="en" />)).toBeNull();
});
