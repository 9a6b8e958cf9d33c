import { Box, Flex, TextInput, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  bookName,
  books,
  formatReference,
  isNumberedDifferently,
  languageOfTranslation,
  parseReference,
  type Reference,
  type Translation,
  translationOfLanguage,
  translations,
} from '../../contracts/scripture';
import { panelApi } from '../panel-api';
import { ChoiceField } from '../ui/choice-field';
import { InputField } from '../ui/input-field';
import { InsertDialog } from '../ui/insert-dialog';
import { LoadFailure } from '../ui/page';
import { useTexts } from '../translations/use-texts';
import {
  type Choice,
  chaptersOf,
  fromVerse,
  inChapter,
  inTranslation,
  startingChoice,
  wordsOf,
} from './chosen-passage';
import { useEditedLanguage } from '../content-manager';

export type PickedPassage = { reference: string; verse: string; translation: Translation };

type Props = { reference: string; onPick: (passage: PickedPassage) => void; onClose: () => void };

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: 1.2rem;
`;

function chosenReference({ book, chapter, first, last }: Choice): Reference | undefined {
  return first === undefined || last === undefined ? undefined : { book, chapter, first, last };
}

export function ScripturePicker({ reference, onPick, onClose }: Props) {
  const text = useTexts();
  const locale = useEditedLanguage();
  const [choice, setChoice] = useState(() => startingChoice(reference, translationOfLanguage[locale]));
  const [typed, setTyped] = useState(parseReference(reference) ? reference : '');
  const { translation, book, chapter } = choice;
  const { data, isFetching, isError, refetch } = panelApi.useScriptureChapterQuery({ translation, book, chapter });
  const verses = data?.verses ?? [];
  const chosen = chosenReference(choice);
  const words = wordsOf(verses, choice.first, choice.last);

  function choose(next: Choice): void {
    setChoice(next);
    const named = chosenReference(next);
    setTyped(named ? formatReference(named, locale) : '');
  }

  function type(entered: string): void {
    setTyped(entered);
    const read = parseReference(entered);
    if (read && read.chapter <= chaptersOf(read.book)) setChoice({ ...choice, ...read });
  }

  const isLacking = data !== undefined && !isFetching && words === undefined;
  const isUnknown = typed.trim() !== '' && (!parseReference(typed) || (chosen && isLacking));
  const verseOptions = (from: number) => [
    { value: '', text: text('scripture.none') },
    ...verses.filter(({ number }) => number >= from).map(({ number }) => ({ value: `${number}`, text: `${number}` })),
  ];

  return (
    <InsertDialog
      title={text('scripture.title')}
      confirm={text('scripture.use')}
      isComplete={chosen !== undefined && words !== undefined && !isFetching}
      onConfirm={() => {
        if (!chosen || words === undefined) return;
        onPick({ reference: formatReference(chosen, locale), verse: words, translation: choice.translation });
      }}
      onClose={onClose}
    >
      <InputField
        input={{ label: text('scripture.typed'), hint: text('scripture.typed.hint') }}
        error={isUnknown ? text('scripture.typed.unknown') : undefined}
      >
        <TextInput value={typed} onChange={({ currentTarget }) => type(currentTarget.value)} />
      </InputField>
      <Flex gap={3} wrap="wrap">
        <ChoiceField
          label={text('scripture.translation')}
          value={choice.translation}
          options={translations.map((value) => ({ value, text: text(`scripture.${value}`) }))}
          onChoose={(translation) => choose(inTranslation(choice, translation))}
        />
        <ChoiceField
          label={text('scripture.book')}
          value={choice.book}
          options={books.map(({ code }) => ({ value: code, text: bookName(code, locale) }))}
          onChoose={(book) => choose(inChapter(choice, book, 1))}
        />
      </Flex>
      <Numbers>
        <ChoiceField
          label={text('scripture.chapter')}
          value={`${choice.chapter}`}
          options={numbers(chaptersOf(choice.book)).map((value) => ({ value: `${value}`, text: `${value}` }))}
          onChoose={(chapter) => choose(inChapter(choice, choice.book, Number(chapter)))}
        />
        <ChoiceField
          label={text('scripture.from')}
          value={`${choice.first ?? ''}`}
          options={verseOptions(1)}
          onChoose={(first) =>
            choose(first === '' ? { ...choice, first: undefined, last: undefined } : fromVerse(choice, Number(first)))
          }
        />
        <ChoiceField
          label={text('scripture.to')}
          value={`${choice.last ?? ''}`}
          options={verseOptions(choice.first ?? 1)}
          onChoose={(last) => choose({ ...choice, last: last === '' ? choice.first : Number(last) })}
        />
      </Numbers>
      {isError ? <LoadFailure message={text('scripture.failed')} onAgain={() => void refetch()} /> : null}
      <Typography
        tag="p"
        aria-live="polite"
        lang={languageOfTranslation[choice.translation]}
        variant="omega"
        style={{ fontFamily: 'Georgia, serif', fontSize: '1.8rem', lineHeight: 1.5, minHeight: '5.4rem' }}
      >
        {isFetching ? text('scripture.loading') : (words ?? (chosen && isLacking ? text('scripture.lacks') : ''))}
      </Typography>
      {chosen && words !== undefined && isNumberedDifferently(chosen.book, chosen.chapter) ? (
        <OtherNumbering chosen={chosen} translation={choice.translation} />
      ) : null}
    </InsertDialog>
  );
}

const otherOf = { WEB: 'RV1909', RV1909: 'WEB' } as const;

/** What the same numbers are in the other translation, so that nobody pairs two verses that differ. */
function OtherNumbering({ chosen, translation }: { chosen: Reference; translation: Translation }) {
  const text = useTexts();
  const other = otherOf[translation];
  const { data } = panelApi.useScriptureChapterQuery({
    translation: other,
    book: chosen.book,
    chapter: chosen.chapter,
  });
  if (!data) return null;
  const words = wordsOf(data.verses, chosen.first, chosen.last);
  const named = { translation: text(`scripture.${other}`) };
  return (
    <Box background="warning100" padding={4} hasRadius role="note">
      <Typography tag="p" textColor="neutral800">
        {text(words === undefined ? 'scripture.moved.none' : 'scripture.moved', named)}
      </Typography>
      {words === undefined ? null : (
        <Typography tag="p" lang={languageOfTranslation[other]} style={{ fontFamily: 'Georgia, serif' }}>
          {words}
        </Typography>
      )}
    </Box>
  );
}
