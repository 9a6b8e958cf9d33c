import { type EventDraft, eventDraftPath, eventDraftSchema, eventDraftsPath } from '@contracts/event-draft';
import { idempotencyHeader } from '@contracts/submission';
import { useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { ApiError } from '../../../lib/cms-client/api-error';
import { type Sent, withIdempotencyKey } from '../../../lib/idempotency-key';
import { SessionEnded } from '../../../lib/panel-session/session';
import { useAuthorizedCall } from '../../../lib/panel-session/use-authorized-call';
import { showToast, successToastMs } from '../../../ui/toast/toast-store';
import { newEvent } from '../admin-paths';
import { failureText } from '../failures';
import { unsavedForms } from '../unsaved-input';
import { checkForm, emptyForm, formOf, refusedFields, type EventForm, type FormProblems } from './event-form';

type Options = {
  draft: EventDraft | null;
  onSaved: (draft: EventDraft) => void;
  reload: (id: string) => Promise<EventDraft | undefined>;
};

type Failure = { kind: 'changedSince' } | { kind: 'failed'; text: string };

/** What is typed survives a look at another event, and the browser asks before it is lost. */
export function useEventEditor({ draft, onSaved, reload }: Options) {
  const { t, locale: own } = useLanguage();
  const call = useAuthorizedCall();
  const eventKey = draft?.id ?? newEvent;
  const [edited, setEdited] = useState(draft);
  const [typed, setTyped] = useState(() => unsavedForms.get(eventKey) ?? (draft ? formOf(draft) : emptyForm));
  const [problems, setProblems] = useState<FormProblems>({});
  const [activity, setActivity] = useState<'still' | 'saving' | 'publishing'>('still');
  const [failure, setFailure] = useState<Failure>();
  /** Increases with every attempt that is refused. */
  const [attempt, setAttempt] = useState(0);
  const wasPublishing = useRef(false);
  /** A lost answer is asked for again with the same key, so that the event is made once. */
  const sent = useRef<Sent>(undefined);

  function refuse(wrong: FormProblems, why?: Failure) {
    setProblems(wrong);
    setFailure(why);
    setAttempt((before) => before + 1);
  }

  function adopt(newest: EventDraft) {
    unsavedForms.delete(eventKey);
    setEdited(newest);
    setTyped(formOf(newest));
    setFailure(undefined);
  }

  async function send(publish: boolean, current: EventDraft | null) {
    const checked = checkForm(typed, { publish, own, states: current?.states });
    if ('problems' in checked) {
      refuse(checked.problems);
      return;
    }
    const { draft: body } = checked;
    wasPublishing.current = publish;
    setProblems({});
    setFailure(undefined);
    setActivity(publish ? 'publishing' : 'saving');
    try {
      sent.current = withIdempotencyKey(JSON.stringify(body), sent.current);
      const saved = current
        ? await call(eventDraftSchema, eventDraftPath(current.id), {
            method: 'PUT',
            body: { ...body, version: current.version },
          })
        : await call(eventDraftSchema, eventDraftsPath, {
            method: 'POST',
            body,
            headers: { [idempotencyHeader]: sent.current.key },
          });
      adopt(saved);
      showToast({ title: t(publish ? 'eventEditor.published' : 'eventEditor.saved'), durationMs: successToastMs });
      onSaved(saved);
    } catch (error) {
      explain(error);
    } finally {
      setActivity('still');
    }
  }

  function explain(error: unknown) {
    if (error instanceof SessionEnded) return;
    const status = error instanceof ApiError ? error.status : undefined;
    const wrong = error instanceof ApiError && status === 400 ? refusedFields(error) : {};
    if (Object.keys(wrong).length > 0) refuse(wrong);
    else if (status === 409) refuse({}, { kind: 'changedSince' });
    else if (status === 404) refuse({}, { kind: 'failed', text: t('eventEditor.gone') });
    else if (status === 422) refuse({}, { kind: 'failed', text: t('eventEditor.alreadySent') });
    else refuse({}, { kind: 'failed', text: failureText(t, error) });
  }

  /** After somebody else's change: goes on with what the event is by now. */
  async function goOnWith(next: (newest: EventDraft) => void | Promise<void>) {
    try {
      const newest = edited ? await reload(edited.id) : undefined;
      if (newest) await next(newest);
    } catch (error) {
      explain(error);
    }
  }

  return {
    typed,
    problems,
    activity,
    failure,
    attempt,
    change(next: EventForm) {
      unsavedForms.set(eventKey, next);
      setTyped(next);
    },
    save: (publish: boolean) => (activity === 'still' ? send(publish, edited) : Promise.resolve()),
    /** Saves what is typed over it. */
    keepMine: () => goOnWith((newest) => send(wasPublishing.current, newest)),
    /** Gives up what is typed. */
    showTheirs: () => goOnWith(adopt),
    /** What is typed need not be remembered any longer. */
    forget: () => unsavedForms.delete(eventKey),
  };
}
