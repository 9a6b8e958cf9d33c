/** The widths that thumbnails are asked for in; the server answers the smallest stored picture that is wide enough. */
const thumbnailWidths = [240, 480] as const;

/** What an `img` needs to show a file of the folder `public` as a thumbnail. */
export function thumbnail(url: string): { src: string; srcSet: string } {
  const sized = (width: number) => `${url}?width=${width}`;
  return {
    src: sized(thumbnailWidths[0]),
    srcSet: thumbnailWidths.map((width) => `${sized(width)} ${width}w`).join(', '),
  };
}

/** A picture's name by its address, for one that stands in no list. */
export function nameInAddress(url: string): string {
  const name = url.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? url;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
