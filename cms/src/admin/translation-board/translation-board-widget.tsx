import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { Link, NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { builtInLocales } from '../../api/language/contract';
import type { BoardEntry } from '../../api/translation-board/contract';
import { rememberBeside } from './beside-preference';
import { boardPath, entryAddress } from './board-address';
import { LanguageSummaries } from './language-summary';
import { StateDot } from './state-mark';
import { useTranslationBoardQuery } from './translation-board-api';
import { useBoardTexts } from './use-board-texts';

const named = 4;

/** The state below the name on a phone, and at the end of the line where there is room. */
const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 1.2rem;
  padding: 0.6rem 0;
`;

const EntryLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 1rem;
  min-height: 4.4rem;
  text-decoration: none;
  color: ${({ theme }) => theme.colors.neutral800};
  &:hover b {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
  b {
    font-size: 1.4rem;
    font-weight: 600;
  }
  small {
    font-size: 1.2rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;

function Waiting({ entry }: { entry: BoardEntry }) {
  const { text, nameOf, stateIn } = useBoardTexts();
  const language = builtInLocales.find((one) => entry.languages[one].state !== 'published');
  if (language === undefined) return null;
  return (
    <li>
      <EntryLink to={entryAddress(entry, language)} onClick={() => rememberBeside(window.localStorage, true)}>
        <StateDot $state={entry.languages[language].state} aria-hidden />
        <Words>
          <b>{nameOf(entry.names)}</b>
          <small>{`${text(`board.language.${language}`)}: ${stateIn(entry, language)}`}</small>
        </Words>
      </EntryLink>
    </li>
  );
}

export function TranslationBoardWidget() {
  const { text } = useBoardTexts();
  const { data, isError } = useTranslationBoardQuery({}, { refetchOnMountOrArgChange: true });
  if (isError) return <Widget.Error />;
  if (data === undefined) return <Widget.Loading />;
  const waiting = data.entries.filter((entry) => entry.waiting).slice(0, named);
  return (
    <Flex direction="column" alignItems="stretch" gap={5} height="100%">
      <LanguageSummaries types={data.types} />
      {waiting.length === 0 ? (
        <Typography textColor="neutral600">
          {text(data.found === 0 ? 'board.empty-about' : 'board.all-done-about')}
        </Typography>
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
