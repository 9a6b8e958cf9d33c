import { speaksOfCrisis } from '@contracts/crisis-words';
import { useEffect, useState } from 'react';

/** Debounced, so that typing stays smooth. */
const showAfterMs = 300;
/** Help stays visible for a while when a sentence is rewritten. */
const hideAfterMs = 3000;

/** True if the text being written contains words of crisis. Checked on the device only. */
export function useSpeaksOfCrisis(text: string, isWritten: boolean): boolean {
  const [isShown, setShown] = useState(() => !isWritten && speaksOfCrisis(text));

  useEffect(() => {
    let hiding: ReturnType<typeof setTimeout> | undefined;
    const looking = setTimeout(
      () => {
        if (speaksOfCrisis(text)) setShown(true);
        else hiding = setTimeout(() => setShown(false), hideAfterMs);
      },
      isWritten ? showAfterMs : 0,
    );
    return () => {
      clearTimeout(looking);
      clearTimeout(hiding);
    };
  }, [text, isWritten]);

  return isShown;
}
