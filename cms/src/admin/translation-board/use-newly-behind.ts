import { useEffect, useRef, useState } from 'react';

type Times = { readonly [entry: string]: string };

/**
 * Which entries fell behind since this screen was opened: by a publication here, whichever button or key it came from.
 * The times are when the other language changed, or undefined while they are loading.
 */
export function useNewlyBehind(times: Times | undefined): { entries: readonly string[]; forget: () => void } {
  const known = useRef<Times>();
  const [entries, setEntries] = useState<readonly string[]>([]);
  useEffect(() => {
    if (times === undefined) return;
    const before = known.current;
    known.current = times;
    if (before === undefined) return;
    const newer = Object.entries(times).filter(([entry, time]) => time > (before[entry] ?? ''));
    if (newer.length > 0) setEntries(newer.map(([entry]) => entry));
  }, [times]);
  return { entries, forget: () => setEntries([]) };
}
