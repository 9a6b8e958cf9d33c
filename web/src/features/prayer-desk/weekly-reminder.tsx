import { builtInLocale, builtInLocales } from '@contracts/language';
import { type Reminder, type ReminderChange, reminderSchema, weeklyReminderPath } from '@contracts/weekly-reminder';
import { useState } from 'react';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { causeOf, type FailureCause } from './call-failure';
import { DeskCache } from './desk-cache';
import { ChoiceField } from './desk-fields';
import { FailureNotice } from './failure-notice';
import { LoadState } from './load-state';
import { Done } from './marks';
import { useFocusOnArrival } from './focus';
import { useAuthorizedCall } from './desk-calls';

/** Each member's own setting. */
export function WeeklyReminder() {
  return (
    <DeskCache>
      <Loaded />
    </DeskCache>
  );
}

function Loaded() {
  const call = useAuthorizedCall();
  const { data, error, isValidating, mutate } = useSWR<Reminder, unknown>('reminder', () =>
    call(reminderSchema, weeklyReminderPath),
  );
  if (data === undefined) {
    return <LoadState error={isValidating ? undefined : error} onAgain={() => void mutate()} />;
  }
  return <Setting reminder={data} onAnswer={(now) => void mutate(now, { revalidate: false })} />;
}

type SettingProps = { reminder: Reminder; onAnswer: (now: Reminder) => void };

function Setting({ reminder, onAnswer }: SettingProps) {
  const { t, locale } = useLanguage();
  const call = useAuthorizedCall();
  const heading = useFocusOnArrival(true);
  const [chosen, setChosen] = useState<ReminderChange>();
  const [isSaved, setIsSaved] = useState(false);
  const [failure, setFailure] = useState<FailureCause>();
  const { wanted, language, canBeSent } = { ...reminder, ...chosen };

  async function save(change: ReminderChange): Promise<void> {
    if (chosen !== undefined) return;
    setChosen(change);
    setIsSaved(false);
    setFailure(undefined);
    try {
      onAnswer(await call(reminderSchema, weeklyReminderPath, { method: 'PUT', body: change }));
      setIsSaved(true);
    } catch (error) {
      setFailure(causeOf(error));
    } finally {
      setChosen(undefined);
    }
  }

  return (
    <Card as="section" aria-labelledby="reminder-title">
      <h2 id="reminder-title" ref={heading} tabIndex={-1}>
        {t('deskReminder.title')}
      </h2>
      <p>{t('deskReminder.about')}</p>
      {canBeSent ? null : <p>{t('deskReminder.impossible')}</p>}
      <CheckboxField
        id="reminder-wanted"
        label={t('deskReminder.wanted')}
        checked={wanted}
        // Whoever switches it on reads the desk in a language of their choice.
        onChange={(isWanted) => void save({ wanted: isWanted, language: isWanted ? builtInLocale(locale) : language })}
      />
      {wanted ? (
        <ChoiceField
          label={t('deskReminder.language')}
          value={language}
          options={builtInLocales.map((value) => ({ value, label: t(`prayerDesk.language.${value}`) }))}
          onChoose={(wish) => void save({ wanted, language: wish })}
        />
      ) : null}
      <Done>{isSaved ? t('deskReminder.saved') : ''}</Done>
      {failure === undefined ? null : <FailureNotice cause={failure} during="sending" />}
    </Card>
  );
}
