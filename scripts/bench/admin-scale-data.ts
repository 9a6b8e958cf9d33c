import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root';
import { call, jsonBody, signIn, textAt, type Account } from '../lib/call-cms';

export const imageCount = 500;
export const mediaCount = 200;

/** Enough that the server resizes some pictures while others arrive. */
const parallelUploads = 4;
const seedPictures = ['ambato-2026-1', 'manabi-2025-1', 'sindh-2024-1', 'punjab-2025-1', 'punjab-2026-1'];

/** Uploads the images, adds the media to one event, and returns the event's id. */
export async function fillLibrary(origin: string, account: Account): Promise<string> {
  const authorization = await signIn(origin, account);
  const pictures = seedPictures.map((name) => {
    const bytes = readFileSync(join(ROOT, `scripts/seed/media/files/${name}.webp`));
    return new Blob([bytes], { type: 'image/webp' });
  });

  const addresses: string[] = [];
  let next = 0;
  async function upload(): Promise<void> {
    while (next < imageCount) {
      const number = next;
      next += 1;
      const form = new FormData();
      const picture = pictures[number % pictures.length];
      if (picture) form.append('file', picture, `bench-${String(number).padStart(3, '0')}.webp`);
      const stored = await call(`${origin}/api/images`, { method: 'POST', headers: authorization, body: form });
      addresses[number] = textAt(stored, 'url');
    }
  }
  await Promise.all(Array.from({ length: parallelUploads }, upload));

  const eventId = textAt(await call(`${origin}/api/revival-events?locale=en`), 0, 'id');
  for (const [index, mediaUrl] of addresses.slice(0, mediaCount).entries()) {
    const media = { mediaType: 'image', mediaUrl, caption: index % 2 === 0 ? '' : `Night ${index}` };
    await call(`${origin}/api/revival-events/${eventId}/media`, jsonBody(media, authorization));
  }
  return eventId;
}
