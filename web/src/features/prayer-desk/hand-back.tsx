import type { Team } from '@contracts/prayer-desk';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmedButton } from '../../ui/confirmed-button';
import { SelectField } from '../../ui/form/select-field';
import { Cluster, Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { failureOf } from './call-failure';
import { type RequestId, useDeskCalls, useDeskMutation } from './desk-calls';
import { FailureNotice } from './failure-notice';
import { useRescuedFocus } from '../../lib/focus-after-change';
import { Done } from './marks';
import { UndoButton } from './undo';
import { noneOneOrOther, oneOrOther, useDeskWords } from './use-desk-words';

type Notice =
  | { readonly kind: 'handed-back'; readonly requests: readonly RequestId[] }
  /** After undoing: how many another member had taken on in the meantime. */
  | { readonly kind: 'undone'; readonly taken: number };

/** Gives all of one’s open requests back to the team, for somebody who leaves or is away. */
export function HandBack({ count, onChanged }: { count: number; onChanged: () => void }) {
  const { t } = useLanguage();
  const { number } = useDeskWords();
  const calls = useDeskCalls();

  /** What another member has taken on in the meantime stays there. */
  async function takeBack(requests: readonly RequestId[]): Promise<Notice> {
    let taken = 0;
    for (const request of requests) {
      try {
        await calls.claim(request);
      } catch (error) {
        if (failureOf(error).cause !== 'conflict') throw error;
        taken += 1;
      }
    }
    return { kind: 'undone', taken };
  }

  const change = useDeskMutation<Notice, readonly RequestId[] | undefined>(
    'handed back',
    async (undone) => (undone ? takeBack(undone) : { kind: 'handed-back', requests: await calls.handBack() }),
    { onSuccess: onChanged, onError: onChanged },
  );
  const notice = change.data;
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was pressed goes.
  useEffect(() => {
    if (notice) said.current?.focus();
  }, [notice]);

  function textOf(outcome: Notice): string {
    if (outcome.kind === 'handed-back') {
      const { length } = outcome.requests;
      return t(`prayerDesk.handedBack.${oneOrOther(length)}`, { count: number(length) });
    }
    const { taken } = outcome;
    if (taken === 0) return t('prayerDesk.undone');
    return t(`prayerDesk.handedBackTaken.${oneOrOther(taken)}`, { count: number(taken) });
  }

  return (
    <Stack $gap={2}>
      <Cluster $gap={3}>
        <p ref={said} role="status" tabIndex={-1}>
          {notice && textOf(notice)}
        </p>
        {notice?.kind === 'handed-back' ? (
          <UndoButton
            key={notice.requests.map(({ reference }) => reference).join(' ')}
            isBusy={change.isMutating}
            onUndo={() => void change.trigger(notice.requests)}
          />
        ) : null}
      </Cluster>
      {count > 0 ? (
        <div>
          <Button $variant="quiet" aria-disabled={change.isMutating} onClick={() => void change.trigger(undefined)}>
            {t(`prayerDesk.handBack.${oneOrOther(count)}`, { count: number(count) })}
          </Button>
        </div>
      ) : null}
      <FailureNotice error={change.error} during="sending" />
    </Stack>
  );
}

/** Gives all open requests of another member back to the team, for team leads and super admins. */
export function HandBackFor({ team, onChanged }: { team: Team; onChanged: () => void }) {
  const { t } = useLanguage();
  const { number } = useDeskWords();
  const calls = useDeskCalls();
  const [chosen, setChosen] = useState('');
  const others = team.members.filter(({ id }) => id !== team.me.id);
  const member = others.find(({ id }) => String(id) === chosen);
  const handBack = useDeskMutation(
    'handed back for',
    async ({ id, name }: Team['members'][number]) => ({ name, count: (await calls.handBack(id)).length }),
    {
      onSuccess: () => {
        setChosen('');
        onChanged();
      },
    },
  );
  const done = handBack.data;
  const said = useRescuedFocus<HTMLParagraphElement>(done);

  return (
    <Card as="section" aria-labelledby="desk-hand-back">
      <h2 id="desk-hand-back">{t('deskHandBack.title')}</h2>
      <Small>{t('deskHandBack.about')}</Small>
      <SelectField
        id="desk-hand-back-member"
        label={t('deskHandBack.member')}
        placeholder={t('deskHandBack.choose')}
        value={chosen}
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => {
          setChosen(id);
          handBack.reset();
        }}
      />
      <div>
        <ConfirmedButton
          key={chosen}
          label={t('deskHandBack.handBack')}
          question={t('deskHandBack.question', { name: member?.name ?? '' })}
          cancel={t('words.cancel')}
          confirm={t('deskHandBack.confirm')}
          isBusy={handBack.isMutating || member === undefined}
          onConfirm={() => member && void handBack.trigger(member)}
        />
      </div>
      <Done ref={said} tabIndex={-1}>
        {done && t(`deskHandBack.done.${noneOneOrOther(done.count)}`, { name: done.name, count: number(done.count) })}
      </Done>
      <FailureNotice error={handBack.error} during="sending" />
    </Card>
  );
}
