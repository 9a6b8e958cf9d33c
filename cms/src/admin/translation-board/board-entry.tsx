import { Flex, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { builtInLocales } from '../../contracts/language';
import type { BoardEntry, BoardLanguage, TranslationState } from '../../contracts/translation-board';
import { defaultTimeZone } from '../../contracts/time-zone';
import { isPage, siteTypes } from '../../site-types';
import { changesOf, useSchedule, useScheduleWords } from '../schedule/scheduled-changes';
import { entryAddress, rememberBeside } from './board-address';
import { useBoardTexts } from './use-board-texts';

const Row = styled.li`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 1.2rem;
  padding: 1.2rem 1.6rem 0.4rem;
  overflow-wrap: anywhere;
  > :first-child {
    grid-column: 1 / -1;
  }
  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  ${({ theme }) => theme.breakpoints.medium} {
    grid-template-columns: minmax(0, 1fr) 23rem 23rem;
    align-items: center;
    padding: 0.8rem 2.4rem;
    > :first-child {
      grid-column: auto;
    }
  }
`;

const TouchLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.8rem;
  min-height: 4.4rem;
  text-decoration: none;
  &:hover span {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;

const colors = {
  behind: 'warning600',
  missing: 'neutral400',
  draft: 'secondary500',
  published: 'success500',
} as const;

/** Before the name of a state: filled once there is something to read, a ring where nothing is. */
const StateDot = styled.i<{ $state: TranslationState }>`
  flex: none;
  width: 0.9rem;
  height: 0.9rem;
  border: 2px solid ${({ theme, $state }) => theme.colors[colors[$state]]};
  border-radius: 50%;
  background: ${({ theme, $state }) => ($state === 'missing' ? 'transparent' : theme.colors[colors[$state]])};
`;

type LinkProps = { entry: BoardEntry; language: BoardLanguage; label?: string; lead: string; words: string };

export function EntryLink({ entry, language, label, lead, words }: LinkProps) {
  return (
    <TouchLink
      to={entryAddress(entry, language)}
      aria-label={label}
      onClick={() => rememberBeside(window.localStorage, true)}
    >
      <StateDot $state={entry.languages[language].state} aria-hidden />
      <Flex tag="span" direction="column" alignItems="start" minWidth={0}>
        <Typography variant="pi" textColor="neutral600">
          {lead}
        </Typography>
        <Typography textColor="neutral800">{words}</Typography>
      </Flex>
    </TouchLink>
  );
}

export function BoardEntryRow({ entry }: { entry: BoardEntry }) {
  const { text, nameOf, stateIn } = useBoardTexts();
  const { data: schedule } = useSchedule();
  const wordsOf = useScheduleWords();
  const title = nameOf(entry.names);
  return (
    <Row>
      <Flex direction="column" alignItems="start" minWidth={0}>
        <Typography fontWeight="bold" textColor="neutral800">
          {title}
        </Typography>
        {isPage(entry.uid) ? null : (
          <Typography variant="pi" textColor="neutral600">
            {nameOf(siteTypes[entry.uid]?.names)}
          </Typography>
        )}
      </Flex>
      {builtInLocales.map((language) => {
        const scheduled = changesOf(schedule, { uid: entry.uid, entryId: entry.entry, language });
        const words = scheduled.map((change) => wordsOf(change, schedule?.timeZone ?? defaultTimeZone));
        const state = [stateIn(entry, language), ...words].join(' · ');
        return (
          <EntryLink
            key={language}
            entry={entry}
            language={language}
            label={text('board.entry-in', { title, language: text(`in.${language}`), state })}
            lead={text(`language.${language}`)}
            words={state}
          />
        );
      })}
    </Row>
  );
}
