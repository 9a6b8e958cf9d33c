/** Thumbnail widths; the server answers with the smallest stored size that is wide enough. */
const thumbnailWidths = [240, 480] as const;

export function thumbnail(url: string): { src: string; srcSet: string } {
  const sized = (width: number) => `${url}?width=${width}`;
  return {
    src: sized(thumbnailWidths[0]),
    srcSet: thumbnailWidths.map((width) => `${sized(width)} ${width}w`).join(', '),
  };
}

/** The file name in an address, for a picture that is in no list. */
export function nameInAddress(url: string): string {
  const name = url.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? url;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
