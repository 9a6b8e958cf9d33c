import type { ComponentPropsWithRef } from 'react';

type Stored = { url: string; width: number };
export type PictureSource = Stored & { height: number; formats: readonly Stored[] };

export type PictureProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> & {
  source: PictureSource;
  alt: string;
  /** The `sizes` attribute: its width in the layout. */
  sizes: string;
};

/** Undefined if there is only one size. */
function srcSetOf({ url, width, formats }: PictureSource): string | undefined {
  if (formats.length === 0) return undefined;
  return [...formats, { url, width }]
    .sort((a, b) => a.width - b.width)
    .map((file) => `${encodeURI(file.url)} ${file.width}w`)
    .join(', ');
}

export function Picture({ source, alt, ...rest }: PictureProps) {
  return (
    <img src={source.url} srcSet={srcSetOf(source)} width={source.width} height={source.height} alt={alt} {...rest} />
  );
}
