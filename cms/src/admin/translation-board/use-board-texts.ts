import { useIntl } from 'react-intl';
import type { InBothLanguages } from '../../contracts/panel-names';
import type { BoardEntry, BoardLanguage } from '../../contracts/translation-board';
import { usePanelLanguage, useTexts } from '../translations/use-texts';

export function useBoardTexts() {
  const intl = useIntl();
  const text = useTexts();
  const panelLanguage = usePanelLanguage();
  const day = (time: string) => intl.formatDate(time, { day: 'numeric', month: 'short' });
  return {
    text,
    day,
    nameOf: (names: InBothLanguages | undefined) => names?.[panelLanguage] ?? '',
    stateIn: ({ languages }: BoardEntry, language: BoardLanguage) => {
      const { state, behindSince } = languages[language];
      if (state === 'behind' && behindSince !== null)
        return text('board.state.behind-since', { date: day(behindSince) });
      return text(`board.state.${state}`);
    },
  };
}
