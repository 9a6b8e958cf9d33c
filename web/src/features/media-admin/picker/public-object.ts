/** The widths that thumbnails are asked for in; the server answers the smallest stored picture that is wide enough. */
const thumbnailWidths = [240, 480] as const;

const folder = '/public-objects/';

export function isPublicObject(url: string): boolean {
  return url.startsWith(folder);
}

/** Names may hold whatever an address gives a meaning to. */
function encoded(url: string): string {
  return url.split('/').map(encodeURIComponent).join('/');
}

/** What an `img` needs to show a file of the folder `public` as a thumbnail. */
export function thumbnail(url: string): { src: string; srcSet: string } {
  const address = encoded(url);
  const sized = (width: number) => `${address}?width=${width}`;
  return {
    src: sized(thumbnailWidths[0]),
    srcSet: thumbnailWidths.map((width) => `${sized(width)} ${width}w`).join(', '),
  };
}

/** A picture's name by its address, for one that stands in no list. */
export function nameInAddress(url: string): string {
  return url.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? url;
}
