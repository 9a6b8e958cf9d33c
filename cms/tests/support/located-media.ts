import sharp from 'sharp';

/** Texts in the files below: the location, and what must survive. */
export const location = 'Bannu +32.9861+070.6042/';
export const shown = 'what the camera saw and heard';

export const pictureKinds = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type PictureKind = (typeof pictureKinds)[number];

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${location}"/></rdf:RDF></x:xmpmeta>`;

/** A GIF stores metadata in a comment. */
function withComment(gif: Buffer): Buffer {
  const end = gif.length - 1;
  const comment = [Buffer.from([0x21, 0xfe, location.length]), Buffer.from(location), Buffer.from([0])];
  return Buffer.concat([gif.subarray(0, end), ...comment, gif.subarray(end)]);
}

/**
 * A picture as from a phone, upright at 300 × 400, with its location in EXIF, in XMP and appended. Photographs are
 * stored rotated, with an EXIF orientation.
 */
export async function locatedPicture(kind: PictureKind): Promise<Buffer> {
  const turned = kind === 'jpeg' || kind === 'webp';
  const [width, height] = turned ? [400, 300] : [300, 400];
  const drawn = sharp({ create: { width, height, channels: 3, background: '#264653' } });
  if (kind === 'gif') return withComment(await drawn.gif().toBuffer());
  const located = drawn
    .withExif({
      IFD0: { ImageDescription: location },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '32/1 59/1 1000/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '70/1 36/1 1512/100',
      },
    })
    .withXmp(xmp);
  const picture = await (turned ? located.withMetadata({ orientation: 6 }) : located).toFormat(kind).toBuffer();
  // Phones append a short video or a thumbnail.
  return kind === 'jpeg' ? Buffer.concat([picture, Buffer.from(location)]) : picture;
}

export function box(type: string, ...parts: readonly (string | Buffer | readonly number[])[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

/** A track of one chunk with one sample, `length` bytes long at `offset`. */
function track(handler: string, offset: number, length: number, ...more: readonly Buffer[]): Buffer {
  const tables = box(
    'stbl',
    box('stsd', numbers(0, 1), box(handler === 'vide' ? 'avc1' : 'mp4a', Buffer.alloc(28))),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, 0, 1, length)),
    box('stco', numbers(0, 1, offset)),
  );
  const media = box('mdia', box('hdlr', numbers(0, 0), handler, numbers(0, 0, 0)), box('minf', tables));
  return box('trak', box('tkhd', Buffer.alloc(84)), ...more, media);
}

const xmpUuid = [0xbe, 0x7a, 0xcf, 0xcb, 0x97, 0xa9, 0x42, 0xe8, 0x9c, 0x71, 0x99, 0x94, 0x91, 0xe3, 0xaf, 0xac];

function movie(offsets: { picture: number; sound: number; measured: number }): Buffer {
  const key = box('mdta', 'com.apple.quicktime.location.ISO6709');
  return box(
    'moov',
    box('mvhd', Buffer.alloc(100)),
    track('vide', offsets.picture, shown.length, box('udta', box('loci', numbers(0), location))),
    track('soun', offsets.sound, shown.length, box('meta', numbers(0), location)),
    track('meta', offsets.measured, location.length),
    box('udta', box('\u00a9xyz', [0, location.length, 0x15, 0xc7], location), box('GPMF', location)),
    box(
      'meta',
      box('keys', numbers(0, 1), key),
      box('ilst', box('\0\0\0\u0001', box('data', numbers(1, 0), location))),
    ),
    box('uuid', xmpUuid, location),
    box('gps ', location),
  );
}

/**
 * An mp4 as from a camera: video and audio tracks, a location track, and the location again in every known box and in
 * unused bytes.
 */
export function locatedVideo(): { bytes: Buffer; shownAt: number[] } {
  const start = box('ftyp', 'isom', numbers(512), 'isommp42');
  const data = [shown, location, location, shown];
  const first = start.length + movie({ picture: 0, sound: 0, measured: 0 }).length + 8;
  const at = data.map((_, index) => first + data.slice(0, index).join('').length);
  const [picture = 0, measured = 0, , sound = 0] = at;
  const bytes = Buffer.concat([
    start,
    movie({ picture, sound, measured }),
    box('mdat', ...data),
    box('free', location),
    box('uuid', xmpUuid, location),
    box('Xtra', location),
  ]);
  return { bytes, shownAt: [picture, sound] };
}
