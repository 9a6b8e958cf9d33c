import { imageSchema, type Image } from '@contracts/media';
import * as v from 'valibot';

export type ShownPicture = { url: string; insteadOf: string[] };

/** Wide enough for a phone, and not so wide that a few pictures weigh more than all texts. */
const wantedWidth = 640;

/** One size of each of the site's pictures in an answer of the CMS; all other sizes are shown by that one. */
export function shownPictures(answer: unknown): ShownPicture[] {
  return imagesIn(answer)
    .filter(({ url }) => url.startsWith('/'))
    .map(({ url, width, formats }) => {
      const sizes = [...formats, { url, width }].sort((one, other) => one.width - other.width);
      const chosen = sizes.find((size) => size.width >= wantedWidth)?.url ?? url;
      return { url: chosen, insteadOf: sizes.map((size) => size.url).filter((other) => other !== chosen) };
    });
}

function imagesIn(value: unknown): Image[] {
  if (typeof value !== 'object' || value === null) return [];
  return v.is(imageSchema, value) ? [value] : Object.values(value).flatMap(imagesIn);
}
