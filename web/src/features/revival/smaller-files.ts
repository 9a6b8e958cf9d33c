const folderOfPictures = '/public-objects/';
const widths = [480, 960];

/** Smaller files of a picture, where its address is one at which a width can be asked for. */
export function smallerFiles(address: string): string | undefined {
  if (!address.startsWith(folderOfPictures) || address.includes('?')) return undefined;
  // What parts one file from the next would end the name of this one.
  const file = address.replace(/[\s,]/g, encodeURIComponent);
  return widths.map((width) => `${file}?width=${width} ${width}w`).join(', ');
}
