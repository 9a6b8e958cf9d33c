import { type ComponentPropsWithRef, useCallback, useState } from 'react';
import { ImageOff } from 'lucide-react';
import styled from 'styled-components';
import { color } from './theme/theme';

/** Takes the picture's place in the layout. */
const Instead = styled.span`
  display: grid;
  place-items: center;
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
`;

/** A picture, or an icon if it fails to load, where browsers show the alternative text or nothing. */
export function PictureOrIcon(props: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  // It may have failed before hydration.
  const check = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setBroken(true);
  }, []);
  const { alt, lang } = props;
  if (!isBroken) return <Picture {...props} ref={check} onError={() => setBroken(true)} />;
  return (
    <Instead data-broken {...(alt ? { role: 'img', 'aria-label': alt, lang } : { 'aria-hidden': true })}>
      <ImageOff size={40} strokeWidth={1} aria-hidden />
    </Instead>
  );
}

type Stored = { url: string; width: number };
export type PictureSource = Stored & {
  height: number;
  formats: readonly Stored[];
  /** The important spot, in percent from the left and from the top. */
  focus?: { x: number; y: number } | undefined;
};

export type ShownPhoto = { image: PictureSource; alt: string };

export type PictureProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> & {
  source: PictureSource;
  alt: string;
  /** The `sizes` attribute: its width in the layout. */
  sizes: string;
  /** On the first screen: not lazy, and loaded before scripts. */
  isFirst?: boolean | undefined;
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
export function Picture({ source, alt, isFirst, ...rest }: PictureProps) {
  const { url, width, height, focus } = source;
  const style = focus && { objectPosition: `${focus.x}% ${focus.y}%` };
  const order = isFirst && ({ loading: 'eager', fetchPriority: 'high' } as const);
  return (
    <img
      src={url}
      srcSet={srcSetOf(source)}
      width={width}
      height={height}
      alt={alt}
      style={style}
      {...rest}
      {...order}
    />
  );
}
