import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { builtInLocales } from '../../contracts/language';
import type { BoardEntry } from '../../contracts/translation-board';
import { panelApi } from '../panel-api';
import { boardPath } from './board-address';
import { EntryLink } from './board-entry';
import { LanguageSummaries } from './language-summary';
import { useBoardTexts } from './use-board-texts';

const named = 4;

function Waiting({ entry }: { entry: BoardEntry }) {
  const { text, nameOf, stateIn } = useBoardTexts();
  const language = builtInLocales.find((one) => entry.languages[one].state !== 'published');
  if (language === undefined) return null;
  const lead = `${text(`language.${language}`)}: ${stateIn(entry, language)}`;
  return (
    <li>
      <EntryLink entry={entry} language={language} lead={lead} words={nameOf(entry.names)} />
    </li>
  );
}

export function TranslationBoardWidget() {
  const { text } = useBoardTexts();
  const { data, isError } = panelApi.useTranslationBoardQuery({}, { refetchOnMountOrArgChange: true });
  if (isError) return <Widget.Error />;
  if (data === undefined) return <Widget.Loading />;
  const waiting = data.entries.filter((entry) => entry.waiting).slice(0, named);
  return (
    <Flex direction="column" alignItems="stretch" gap={5} height="100%">
      <LanguageSummaries types={data.types} />
      {waiting.length === 0 ? (
        <Typography textColor="neutral600">{text(data.found === 0 ? 'board.empty' : 'board.all-done')}</Typography>
      ) : (
        <ul>
          {waiting.map((entry) => (
            <Waiting key={`${entry.uid} ${entry.entry}`} entry={entry} />
          ))}
        </ul>
      )}
      <LinkButton tag={NavLink} to={`/${boardPath}`} variant="secondary" fullWidth marginTop="auto">
        {text('board.open')}
      </LinkButton>
    </Flex>
  );
}
