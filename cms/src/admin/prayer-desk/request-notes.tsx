import { Flex, Typography } from '@strapi/design-system';
import { type FormEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { noteLimit } from '../../api/prayer-desk/contract';
import { useTexts } from '../translations/use-texts';
import { DeskButton } from './desk-button';
import { FailureNotice } from './failure-notice';
import { fieldStyles } from './field-styles';
import type { OpenedRequest } from './use-opened-request';

const Written = styled.p`
  font-size: 1.5rem;
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.colors.neutral800};
`;

const Field = styled.textarea`
  ${fieldStyles}
  min-height: 9rem;
  padding: 1rem 1.2rem;
  resize: vertical;
  field-sizing: content;
`;

type Props = { opened: OpenedRequest; draft: string; onDraft: (draft: string) => void };

/** The team's notes. New ones are appended, so that members do not overwrite each other's. */
export function RequestNotes({ opened, draft, onDraft }: Props) {
  const text = useTexts();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { request, busy } = opened;
  const notes = request.teamNotes?.trim() ?? '';
  const outcome = opened.outcome?.doing === 'note' ? opened.outcome : undefined;
  const isLong = Array.from(draft.trim()).length > noteLimit;

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const note = draft.trim();
    if (note === '' || isLong) {
      field.current?.focus();
      return;
    }
    if (await opened.addNote(note)) onDraft('');
  }

  return (
    <Flex tag="section" aria-labelledby="desk-notes" direction="column" alignItems="stretch" gap={4}>
      <Typography id="desk-notes" tag="h3" variant="delta" fontWeight="bold" textColor="neutral800">
        {text('desk.notes')}
      </Typography>
      {notes === '' ? (
        <Typography textColor="neutral600">{text('desk.notes-none')}</Typography>
      ) : (
        <Written>{notes}</Written>
      )}
      <form onSubmit={(event) => void add(event)}>
        <Flex direction="column" alignItems="stretch" gap={2}>
          <Typography tag="label" htmlFor={id} variant="pi" fontWeight="bold" textColor="neutral800">
            {text('desk.note')}
          </Typography>
          <Typography id={`${id}-hint`} variant="pi" textColor="neutral600">
            {text('desk.note-hint')}
          </Typography>
          <Field
            ref={field}
            id={id}
            value={draft}
            rows={3}
            aria-describedby={isLong ? `${id}-hint ${id}-error` : `${id}-hint`}
            aria-invalid={isLong}
            onChange={({ currentTarget }) => onDraft(currentTarget.value)}
          />
          {isLong ? (
            <Typography id={`${id}-error`} role="alert" variant="pi" textColor="danger600">
              {text('desk.note-long', { count: noteLimit })}
            </Typography>
          ) : null}
          {outcome?.result === 'failed' ? <FailureNotice cause={outcome.cause} during="sending" /> : null}
          <Flex gap={3} alignItems="center" wrap="wrap">
            <DeskButton type="submit" size="L" variant="secondary" aria-disabled={busy !== undefined}>
              {text('desk.note-add')}
            </DeskButton>
            <Typography role="status" textColor="success700">
              {outcome?.result === 'done' && draft === '' ? text('desk.note-added') : ''}
            </Typography>
          </Flex>
        </Flex>
      </form>
    </Flex>
  );
}
