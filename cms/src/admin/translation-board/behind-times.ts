import type { Board, BoardLanguage } from '../../api/translation-board/contract';

/** When the other language changed, for each entry that is behind in this one. */
export function behindTimes(board: Board, language: BoardLanguage): Record<string, string> {
  return Object.fromEntries(
    board.entries.flatMap(({ entry, languages }) => {
      const { behindSince } = languages[language];
      return behindSince === null ? [] : [[entry, behindSince]];
    }),
  );
}
