import type { EventMedia } from '@contracts/event-media';
import { expect, test } from 'vitest';
import { nameMedia } from './media-list';

const item = (mediaType: EventMedia['mediaType'], caption: string, sortOrder: number): EventMedia => ({
  id: String(sortOrder),
  locale: 'en',
  mediaType,
  mediaUrl: `/public-objects/${sortOrder}`,
  thumbnailUrl: null,
  caption,
  sortOrder,
});

test('media are named by caption, or else by kind and number', () => {
  const media = [item('image', '', 1), item('video', '', 3), item('image', 'The field', 4), item('image', '', 7)];
  const names = nameMedia(media, (kind, number) => `${kind} ${number}`).map(({ name }) => name);
  expect(names).toEqual(['photo 1', 'video 1', 'The field', 'photo 3']);
});
