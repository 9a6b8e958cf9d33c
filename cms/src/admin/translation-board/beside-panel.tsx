import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { otherLanguage } from '../../contracts/language';
import type { Board, BoardEntry, BoardLanguage } from '../../contracts/translation-board';
import { useEditedLanguage } from '../content-manager';
import { panelApi, useMayTranslate } from '../panel-api';
import { AskAboutChange, useNewlyBehind } from './ask-about-change';
import { entryAddress, isBesideOpen, rememberBeside } from './board-address';
import { PublishedText } from './published-text';
import { useBoardTexts } from './use-board-texts';

/** The column of the form's grid that this element is in, and the other one. */
function columnsOf(element: HTMLElement): { own: HTMLElement; other: HTMLElement } | undefined {
  for (let own = element; own.parentElement !== null; own = own.parentElement) {
    if (getComputedStyle(own.parentElement).display !== 'grid') continue;
    const other = own.previousElementSibling;
    return other instanceof HTMLElement ? { own, other } : undefined;
  }
  return undefined;
}

/** Strapi's side panels are too narrow to read a text in. Does nothing where the page is laid out in another way. */
function useWideColumn(ref: RefObject<HTMLElement>, isWide: boolean): void {
  useLayoutEffect(() => {
    const columns = isWide && ref.current ? columnsOf(ref.current) : undefined;
    if (columns === undefined) return;
    const { own, other } = columns;
    const styles = [own.getAttribute('style'), other.getAttribute('style')] as const;
    Object.assign(own.style, { gridColumn: 'span 5', position: 'sticky', top: '9.6rem', alignSelf: 'start' });
    other.style.gridColumn = 'span 7';
    return () => {
      own.setAttribute('style', styles[0] ?? '');
      other.setAttribute('style', styles[1] ?? '');
    };
  }, [ref, isWide]);
}

const Scrolled = styled(Box)`
  ${({ theme }) => theme.breakpoints.large} {
    max-height: max(32rem, calc(100vh - 46rem));
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

function useMarkNotNeeded(): [mark: (entry: BoardEntry, language: BoardLanguage) => Promise<void>, isMarking: boolean] {
  const { text } = useBoardTexts();
  const { toggleNotification } = useNotification();
  const [change, { isLoading }] = panelApi.useMarkNotNeededMutation();
  const mark = async ({ uid, entry }: BoardEntry, language: BoardLanguage) => {
    const answer = await change({ type: uid, entry, language });
    if ('error' in answer) toggleNotification({ type: 'danger', message: text('beside.not-needed-failed') });
  };
  return [mark, isLoading];
}

type Shown = { entry: BoardEntry; language: BoardLanguage };

function Standing({ entry, language }: Shown) {
  const { text, day } = useBoardTexts();
  const [mark, isMarking] = useMarkNotNeeded();
  const other = otherLanguage(language);
  const { behindSince } = entry.languages[language];
  if (behindSince === null) {
    return (
      <Typography textColor="neutral600">
        {text(`beside.${entry.languages[other].state}`, { language: text(`in.${other}`) })}
      </Typography>
    );
  }
  return (
    <Flex direction="column" alignItems="start" gap={3}>
      <Typography textColor="neutral800">
        {text('beside.newer', { language: text(`in.${other}`), date: day(behindSince) })}
      </Typography>
      <Button variant="tertiary" loading={isMarking} onClick={() => void mark(entry, language)}>
        {text('beside.not-needed')}
      </Button>
    </Flex>
  );
}

function OtherLanguage({ entry, language }: Shown) {
  const { text } = useBoardTexts();
  const [isOpen, setOpen] = useState(() => isBesideOpen(window.localStorage));
  const toggle = () => {
    rememberBeside(window.localStorage, !isOpen);
    setOpen(!isOpen);
  };
  const content = useRef<HTMLDivElement>(null);
  const other = otherLanguage(language);
  const hasText = entry.languages[other].state !== 'missing';
  const isShown = isOpen && hasText;
  useWideColumn(content, isShown);
  return (
    <Flex ref={content} direction="column" alignItems="stretch" gap={4} width="100%">
      <Standing entry={entry} language={language} />
      <Flex gap={2} wrap="wrap">
        {hasText ? (
          <Button variant={isShown ? 'tertiary' : 'secondary'} aria-expanded={isShown} onClick={toggle}>
            {text(isShown ? 'beside.hide' : 'beside.show')}
          </Button>
        ) : null}
        <LinkButton tag={NavLink} to={entryAddress(entry, other)} variant="ghost">
          {text(hasText ? 'beside.open' : 'beside.write', { language: text(`in.${other}`) })}
        </LinkButton>
      </Flex>
      {isShown ? (
        <Scrolled tabIndex={0} role="region" aria-label={text('beside.title', { language: text(`in.${other}`) })}>
          <PublishedText entry={entry} language={other} />
        </Scrolled>
      ) : null}
    </Flex>
  );
}

function BesidePanelContent({ entry, language, board }: Shown & { board: Board | undefined }) {
  const navigate = useNavigate();
  const other = otherLanguage(language);
  const { entries, forget } = useNewlyBehind(board, other);
  const [mark, isMarking] = useMarkNotNeeded();
  return (
    <>
      <OtherLanguage entry={entry} language={language} />
      <AskAboutChange
        language={other}
        isOpen={entries.length > 0}
        isMarking={isMarking}
        onOpenNow={() => {
          forget();
          rememberBeside(window.localStorage, true);
          navigate(entryAddress(entry, other));
        }}
        onNotNeeded={() => void mark(entry, other).then(forget)}
        onLater={forget}
      />
    </>
  );
}

type Props = { model: string; collectionType: string; documentId?: string };

export function BesidePanel({
  model,
  collectionType,
  documentId,
}: Props): { title: string; content: ReactNode } | null {
  const { text } = useBoardTexts();
  const language = useEditedLanguage();
  const mayTranslate = useMayTranslate();
  const isNew = collectionType !== 'single-types' && documentId === undefined;
  const { currentData, isFetching } = panelApi.useTranslationBoardQuery(
    { type: model, size: 1, ...(documentId === undefined ? {} : { entry: documentId }) },
    { skip: !mayTranslate || isNew, refetchOnMountOrArgChange: true },
  );
  const [entry] = currentData?.entries ?? [];
  if (entry === undefined) return null;
  return {
    title: text('beside.title', { language: text(`in.${otherLanguage(language)}`) }),
    content: <BesidePanelContent entry={entry} language={language} board={isFetching ? undefined : currentData} />,
  };
}
