const folderOfPictures = '/public-objects/';
const smallWidths = [480, 960];

/** As a link has it, whether or not it was written so: names of files may hold spaces and letters of every script. */
export function linkTo(address: string): string {
  return encodeURI(plain(address));
}

/** The same readable, for whoever makes links of it. */
export function plain(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Smaller files of a picture, where its address is one at which a width can be asked for. */
export function smallerFiles(address: string): string | undefined {
  if (!address.startsWith(folderOfPictures) || address.includes('?')) return undefined;
  return smallWidths.map((width) => `${linkTo(address)}?width=${width} ${width}w`).join(', ');
}
