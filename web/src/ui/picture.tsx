import type { ComponentPropsWithRef } from 'react';

type Stored = { url: string; width: number };
export type PictureSource = Stored & {
  height: number;
  formats: readonly Stored[];
  /** The important spot, in percent from the left and from the top. */
  focus?: { x: number; y: number } | undefined;
};

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

/** Where the layout crops the picture, its important spot stays visible. */
export function Picture({ source, alt, ...rest }: PictureProps) {
  const { url, width, height, focus } = source;
  const style = focus && { objectPosition: `${focus.x}% ${focus.y}%` };
  return <img src={url} srcSet={srcSetOf(source)} width={width} height={height} alt={alt} style={style} {...rest} />;
}
