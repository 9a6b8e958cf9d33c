import { Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { builtInLocales } from '../../api/language/contract';
import type { BoardEntry, BoardLanguage } from '../../api/translation-board/contract';
import { rememberBeside } from './beside-preference';
import { entryAddress } from './board-address';
import { StateDot } from './state-mark';
import { useBoardTexts } from './use-board-texts';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 0 1.2rem;
  padding: 1.2rem 1.6rem 0.4rem;
  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  ${({ theme }) => theme.breakpoints.medium} {
    grid-template-columns: minmax(0, 1fr) 23rem 23rem;
    align-items: center;
    padding: 0.8rem 2.4rem;
  }
`;

const Name = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
  ${({ theme }) => theme.breakpoints.medium} {
    grid-column: auto;
  }
`;

const Language = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.8rem;
  min-height: 4.4rem;
  text-decoration: none;
  color: ${({ theme }) => theme.colors.neutral800};
  border-radius: ${({ theme }) => theme.borderRadius};
  &:hover span > span {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;

const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  font-size: 1.4rem;
  line-height: 1.35;
  small {
    font-size: 1.2rem;
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;

function LanguageLink({ entry, language }: { entry: BoardEntry; language: BoardLanguage }) {
  const { text, nameOf, stateIn } = useBoardTexts();
  const state = stateIn(entry, language);
  const label = text('board.entry-in', {
    title: nameOf(entry.names),
    language: text(`board.in.${language}`),
    state,
  });
  return (
    <Language
      to={entryAddress(entry, language)}
      aria-label={label}
      onClick={() => rememberBeside(window.localStorage, true)}
    >
      <StateDot $state={entry.languages[language].state} aria-hidden />
      <Words>
        <small>{text(`board.language.${language}`)}</small>
        <span>{state}</span>
      </Words>
    </Language>
  );
}

type Props = { entry: BoardEntry; typeName: string | undefined };

export function BoardEntryRow({ entry, typeName }: Props) {
  const { nameOf } = useBoardTexts();
  return (
    <Row>
      <Name>
        <Typography fontWeight="bold" textColor="neutral800">
          {nameOf(entry.names)}
        </Typography>
        {typeName === undefined ? null : (
          <Typography variant="pi" textColor="neutral600">
            {typeName}
          </Typography>
        )}
      </Name>
      {builtInLocales.map((language) => (
        <LanguageLink key={language} entry={entry} language={language} />
      ))}
    </Row>
  );
}
