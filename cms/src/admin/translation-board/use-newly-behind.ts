import { useEffect, useMemo, useRef, useState } from 'react';
import type { Board, BoardLanguage } from '../../api/translation-board/contract';

type Times = { readonly [entry: string]: string };

/** When the other language changed, for each entry that is behind in this one. */
function behindTimes(board: Board, language: BoardLanguage): Times {
  return Object.fromEntries(
    board.entries.flatMap(({ entry, languages }) => {
      const { behindSince } = languages[language];
      return behindSince === null ? [] : [[entry, behindSince]];
    }),
  );
}

/**
 * Compares with the state when this screen was opened, whichever button or key published. The board is undefined while
 * it loads.
 */
export function useNewlyBehind(
  board: Board | undefined,
  language: BoardLanguage,
): { entries: readonly string[]; forget: () => void } {
  const times = useMemo(() => (board === undefined ? undefined : behindTimes(board, language)), [board, language]);
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
