import { useIntl } from 'react-intl';
import type { BoardEntry, BoardLanguage } from '../../api/translation-board/contract';
import { useTexts } from '../translations/use-texts';

type Names = BoardEntry['names'];

export function useBoardTexts() {
  const intl = useIntl();
  const text = useTexts();
  const day = (time: string) => intl.formatDate(time, { day: 'numeric', month: 'short' });
  return {
    text,
    day,
    nameOf: (names: Names) => names[intl.locale === 'es' ? 'es' : 'en'],
    stateIn: ({ languages }: BoardEntry, language: BoardLanguage) => {
      const { state, behindSince } = languages[language];
      if (state === 'behind' && behindSince !== null)
        return text('board.state.behind-since', { date: day(behindSince) });
      return text(`board.state.${state}`);
    },
  };
}
