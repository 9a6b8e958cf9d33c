import * as v from 'valibot';
import { signIn, type Account } from './accounts';
import type { Locale } from './language';
import { runningStack } from './stack';

const mediaSchema = v.array(v.looseObject({ id: v.string(), caption: v.string() }));

const pictures = [1, 2, 3, 4, 5, 6].map((number) => `/public-objects/Marriage%20Ministry/${String(number)}.jpg`);

/** Adds a picture to an event for each English caption, in order. */
export async function addPictures(eventId: string, account: Account, captions: readonly string[]): Promise<void> {
  const { url } = runningStack();
  const headers = { Authorization: `Bearer ${await signIn(url, account)}`, 'Content-Type': 'application/json' };
  for (const [index, caption] of captions.entries()) {
    const body = { mediaType: 'image', mediaUrl: pictures[index % pictures.length], caption };
    const response = await fetch(`${url}/api/revival-events/${eventId}/media`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (response.status !== 201) throw new Error(`Adding “${caption}” answered ${await response.text()}`);
  }
}

/** The public captions of an event in a language, in order. */
export async function publicCaptions(eventId: string, locale: Locale): Promise<string[]> {
  const address = `${runningStack().url}/api/revival-events/${eventId}/media?locale=${locale}`;
  const answer: unknown = await (await fetch(address)).json();
  return v.parse(mediaSchema, answer).map(({ caption }) => caption);
}
