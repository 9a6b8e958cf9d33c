import { noteLimit } from '@contracts/prayer-desk';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ScriptedForm } from '../../ui/form/scripted-form';
import { TextAreaField } from '../../ui/form/text-area-field';
import { Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { color, space } from '../../ui/theme/theme';
import { FailureNotice } from './failure-notice';
import { Undo } from './undo';
import { useDeskWords } from './use-desk-words';
import type { OpenedRequest } from './use-opened-request';

const List = styled(Stack).attrs({ as: 'ol', $gap: 4 })`
  list-style: none;
  li {
    padding-inline-start: ${space[3]};
    border-inline-start: 2px solid ${color.accent};
  }
`;

const Written = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

type TeamNote = {
  /** Null for what was written in the panel, without a line of its own about who and when. */
  readonly writtenAt: string | null;
  readonly author: string;
  readonly text: string;
};

function Note({ writtenAt, author, text }: TeamNote) {
  const { moment } = useDeskWords();
  return (
    <li>
      {writtenAt === null ? null : (
        <Small>
          <span>{author}</span> · <time dateTime={writtenAt}>{moment(writtenAt)}</time>
        </Small>
      )}
      <Written>{text}</Written>
    </li>
  );
}

/** The team's notes. New ones are appended, so that members do not overwrite each other's. */
export function RequestNotes({ opened }: { opened: OpenedRequest }) {
  const { t } = useLanguage();
  const id = useId();
  const draft = opened.draft.note;
  const onDraft = (change: (before: string) => string) => opened.changeDraft(({ note }) => ({ note: change(note) }));
  const notes = splitNotes(opened.request.teamNotes);
  const outcome = opened.outcome?.doing === 'note' ? opened.outcome : undefined;
  const [isMissing, setIsMissing] = useState(false);
  const isLong = Array.from(draft.trim()).length > noteLimit;

  async function add(): Promise<void> {
    const note = draft.trim();
    setIsMissing(note === '');
    if (note === '' || isLong) {
      document.getElementById(id)?.focus();
      return;
    }
    // What was typed in the meantime is the next note.
    if (await opened.addNote(note, draft)) {
      onDraft((now) => (now.startsWith(draft) ? now.slice(draft.length).trimStart() : now));
    }
  }

  return (
    <Card as="section" aria-labelledby="desk-notes">
      <h3 id="desk-notes">{t('prayerDesk.notes')}</h3>
      {notes.length === 0 ? (
        <Small>{t('prayerDesk.notesNone')}</Small>
      ) : (
        <List>
          {notes.map((note, index) => (
            <Note key={`${String(index)} ${note.writtenAt ?? ''}`} {...note} />
          ))}
        </List>
      )}
      <ScriptedForm onSubmit={() => void add()}>
        <Stack $gap={3}>
          <TextAreaField
            id={id}
            label={t('prayerDesk.note')}
            help={t('prayerDesk.noteHint')}
            autoComplete="off"
            value={draft}
            onChange={(text) => onDraft(() => text)}
            error={
              isLong
                ? t('prayerDesk.noteLong', { count: noteLimit })
                : isMissing && draft.trim() === ''
                  ? t('prayerDesk.noteMissing')
                  : undefined
            }
          />
          <FailureNotice error={outcome?.error} during="sending" />
          <div>
            <Button type="submit" $variant="quiet" aria-disabled={opened.busy !== undefined}>
              {t('prayerDesk.noteAdd')}
            </Button>
          </div>
        </Stack>
      </ScriptedForm>
      <Undo
        opened={opened}
        doing="note"
        done={t('prayerDesk.noteAdded')}
        onUndone={(note) => onDraft((now) => (now === '' ? note : `${note}\n${now}`))}
      />
    </Card>
  );
}

/** The line above each note, as the CMS writes it. */
const heading = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC, (.+):$/;

/** The notes of a request, which are one text with a line of time and author above each. */
export function splitNotes(notes: string | null): TeamNote[] {
  const found: { writtenAt: string | null; author: string; lines: string[] }[] = [];
  for (const line of (notes ?? '').split('\n')) {
    const [, day, time, author] = heading.exec(line) ?? [];
    if (day !== undefined && time !== undefined && author !== undefined) {
      found.push({ writtenAt: `${day}T${time}:00Z`, author, lines: [] });
      continue;
    }
    if (found.length === 0) found.push({ writtenAt: null, author: '', lines: [] });
    found.at(-1)?.lines.push(line);
  }
  return found
    .map(({ writtenAt, author, lines }) => ({ writtenAt, author, text: lines.join('\n').trim() }))
    .filter(({ writtenAt, text }) => writtenAt !== null || text !== '');
}
