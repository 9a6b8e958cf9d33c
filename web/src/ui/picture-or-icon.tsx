import { ImageOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { Picture, type PictureProps } from './picture';
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
