import { speaksOfCrisis } from '@contracts/crisis-words';
import { useEffect, useState } from 'react';

/** Soon after the last letter, so that no letter waits for it. */
const showAfterMs = 300;
/** Somebody who writes a sentence anew keeps what helps before the eyes meanwhile. */
const hideAfterMs = 3000;

/** Whether a text that is being written speaks of crisis. It stays where it is looked at. */
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
