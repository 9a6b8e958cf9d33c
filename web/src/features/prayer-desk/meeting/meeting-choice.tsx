import { hasContactDetails, meetingSchema, meetingTextLimit, prayerMeetingPath } from '@contracts/prayer-meeting';
import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ScriptedForm } from '../../../ui/form/scripted-form';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { Cluster, Stack } from '../../../ui/layout';
import { Link } from '../../../ui/link';
import { deskSearch } from '../desk-address';
import { FailureNotice } from '../failure-notice';
import { Done } from '../marks';
import { useAuthorizedCall } from '../../../lib/panel-session/use-authorized-call';
import { useDeskMutation } from '../desk-calls';
import type { OpenedRequest } from '../use-opened-request';

function problemOf(text: string): 'empty' | 'long' | 'contact' | undefined {
  if (text.trim() === '') return 'empty';
  if (Array.from(text.trim()).length > meetingTextLimit) return 'long';
  return hasContactDetails(text) ? 'contact' : undefined;
}

/** Chooses an opened request to be read aloud, with a text that a member shortens or writes. */
export function MeetingChoice({ opened }: { opened: OpenedRequest }) {
  const { t } = useLanguage();
  const id = useId();
  const call = useAuthorizedCall();
  const { kind, reference, firstName, text: written, urgent } = opened.request;
  const draft = opened.draft.meetingText;
  const onDraft = (meetingText: string | undefined) => opened.changeDraft(() => ({ meetingText }));
  const [state, setState] = useState<'closed' | 'open' | 'added'>(draft === undefined ? 'closed' : 'open');
  // Words of somebody in danger are not read aloud by a slip.
  const text = draft ?? (urgent ? '' : (written?.trim() ?? ''));
  const [hasTried, setHasTried] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const add = useDeskMutation(
    'added',
    () => call(meetingSchema, prayerMeetingPath, { method: 'POST', body: { kind, reference, text } }),
    {
      onSuccess: () => {
        setState('added');
        onDraft(undefined);
      },
    },
  );
  useEffect(() => {
    if (!hasOpened) return;
    if (state === 'open') document.getElementById(id)?.focus();
    if (state === 'closed') opener.current?.focus();
    if (state === 'added') said.current?.focus();
  }, [hasOpened, state, id]);
  const problem = problemOf(text);
  const length = Array.from(text.trim()).length;
  // A text that is too long has to be shortened, so this is said at once.
  const shown = hasTried || problem === 'long' ? problem : undefined;

  function submit(): void {
    setHasTried(true);
    if (problem !== undefined) document.getElementById(id)?.focus();
    else if (!add.isMutating) void add.trigger();
  }

  if (state === 'closed' || state === 'added') {
    return (
      <Cluster $gap={3}>
        {state === 'closed' ? (
          <Button
            ref={opener}
            $variant="quiet"
            onClick={() => {
              setHasOpened(true);
              setState('open');
            }}
          >
            {t('deskMeetingChoice.add')}
          </Button>
        ) : (
          <Link to={deskSearch({ tab: 'prayer', screen: 'meeting' })}>{t('deskMeetingChoice.show')}</Link>
        )}
        <Done ref={said} tabIndex={-1}>
          {state === 'added' ? t('deskMeetingChoice.added') : ''}
        </Done>
      </Cluster>
    );
  }
  return (
    <Card as="section" aria-label={t('deskMeetingChoice.add')}>
      <ScriptedForm onSubmit={submit}>
        <Stack $gap={3}>
          <TextAreaField
            id={id}
            label={t('deskMeetingChoice.text')}
            help={t('deskMeetingChoice.help', { name: firstName })}
            autoComplete="off"
            value={text}
            onChange={onDraft}
            error={
              shown === undefined
                ? undefined
                : shown === 'long'
                  ? t('deskMeetingChoice.long', { count: meetingTextLimit, written: length })
                  : t(`deskMeetingChoice.${shown}`)
            }
          />
          <FailureNotice error={add.error} during="sending" />
          <Cluster $gap={3}>
            <Button type="submit" aria-disabled={add.isMutating}>
              {t('deskMeetingChoice.save')}
            </Button>
            <Button
              $variant="quiet"
              onClick={() => {
                onDraft(undefined);
                setState('closed');
              }}
            >
              {t('words.cancel')}
            </Button>
          </Cluster>
        </Stack>
      </ScriptedForm>
    </Card>
  );
}
