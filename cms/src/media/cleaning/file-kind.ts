import { open } from 'node:fs/promises';
import { pictureFormat, pictureFormats, signatureLength } from './picture-format';

/** The first box of an mp4. HEIC pictures begin the same way, and no browser shows them. */
const videoSignature = /^.{4}ftyp(?!hei|hev|mif1|msf1)/s;

async function beginning(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureLength), 0, signatureLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export type FileKind = { kind: 'picture' | 'video'; extension: string; type: string };

/** What the file is by its content, whatever it claims to be; undefined if the site cannot show it. */
export async function fileKind(path: string): Promise<FileKind | undefined> {
  const begins = await beginning(path);
  const format = pictureFormat(begins);
  if (format) return { kind: 'picture', ...pictureFormats[format] };
  return videoSignature.test(begins.toString('latin1'))
    ? { kind: 'video', extension: '.mp4', type: 'video/mp4' }
    : undefined;
}
