import type { Team } from '@contracts/prayer-desk';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { Small } from '../../ui/text';
import { causeOf, type FailureCause } from './call-failure';
import { useDeskCalls } from './desk-calls';
import { ConfirmedButton } from '../../ui/confirmed-button';
import { ChoiceField } from './desk-fields';
import { FailureNotice } from './failure-notice';
import { Done } from './marks';
import { noneOneOrOther, useDeskWords } from './use-desk-words';
import { useRescuedFocus } from './focus';

type HandBackForProps = { team: Team; onChanged: () => void };

/** Gives all open requests of another member back to the team, for team leads and super admins. */
export function HandBackFor({ team, onChanged }: HandBackForProps) {
  const { t } = useLanguage();
  const { number } = useDeskWords();
  const calls = useDeskCalls();
  const [chosen, setChosen] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState<{ name: string; count: number }>();
  const [failure, setFailure] = useState<FailureCause>();
  const said = useRescuedFocus<HTMLParagraphElement>(done);
  const others = team.members.filter(({ id }) => id !== team.me.id);
  const member = others.find(({ id }) => String(id) === chosen);

  async function handBack(): Promise<void> {
    if (isBusy || member === undefined) return;
    setIsBusy(true);
    setDone(undefined);
    setFailure(undefined);
    try {
      const requests = await calls.handBack(member.id);
      setDone({ name: member.name, count: requests.length });
      setChosen('');
      onChanged();
    } catch (error) {
      setFailure(causeOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card as="section" aria-labelledby="desk-hand-back">
      <h2 id="desk-hand-back">{t('deskHandBack.title')}</h2>
      <Small>{t('deskHandBack.about')}</Small>
      <ChoiceField
        label={t('deskHandBack.member')}
        value={chosen}
        options={[
          { value: '', label: t('deskHandBack.choose') },
          ...others.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChoose={(id) => {
          setChosen(id);
          setDone(undefined);
        }}
      />
      <div>
        <ConfirmedButton
          key={chosen}
          label={t('deskHandBack.handBack')}
          question={t('deskHandBack.question', { name: member?.name ?? '' })}
          cancel={t('deskHandBack.cancel')}
          confirm={t('deskHandBack.confirm')}
          isBusy={isBusy || member === undefined}
          onConfirm={() => void handBack()}
        />
      </div>
      <Done ref={said} tabIndex={-1}>
        {done === undefined
          ? ''
          : t(`deskHandBack.done.${noneOneOrOther(done.count)}`, { name: done.name, count: number(done.count) })}
      </Done>
      {failure === undefined ? null : <FailureNotice cause={failure} during="sending" />}
    </Card>
  );
}
