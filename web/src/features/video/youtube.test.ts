import { expect, test } from 'vitest';
import { youTubePlayerAddress } from './youtube';

const id = 'aBc-_123XyZ';

test('the player is the one without cookies, in the visitor’s language, and plays at once', () => {
  const address = new URL(youTubePlayerAddress({ id, startSeconds: 90 }, 'es'));
  expect(address.origin + address.pathname).toBe(`https://www.youtube-nocookie.com/embed/${id}`);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ autoplay: '1', hl: 'es', start: '90' });
});
