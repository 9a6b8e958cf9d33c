/** The accepted picture formats by their names in sharp. None of them can contain scripts. */
export const pictureFormats = {
  jpeg: { type: 'image/jpeg', extension: '.jpg' },
  png: { type: 'image/png', extension: '.png' },
  webp: { type: 'image/webp', extension: '.webp' },
  avif: { type: 'image/avif', extension: '.avif' },
  gif: { type: 'image/gif', extension: '.gif' },
} as const;

export type PictureFormat = keyof typeof pictureFormats;

export const signatureLength = 12;

const signatures: readonly (readonly [PictureFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftypavi[fs]/s],
  ['gif', /^GIF8[79]a/],
];

/** Uploads in any other format are never decoded: SVG and PDF, for example, can refer to other files. */
export function pictureFormat(beginning: Buffer): PictureFormat | undefined {
  const text = beginning.subarray(0, signatureLength).toString('latin1');
  return signatures.find(([, pattern]) => pattern.test(text))?.[0];
}
