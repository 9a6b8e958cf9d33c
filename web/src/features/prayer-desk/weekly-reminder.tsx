import { builtInLocale, builtInLocales } from '@contracts/language';
import { type Reminder, type ReminderChange, reminderSchema, weeklyReminderPath } from '@contracts/weekly-reminder';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { SelectField } from '../../ui/form/select-field';
import { FailureNotice, LoadState } from './failure-notice';
import { Done } from './marks';
import { useFocusOnArrival } from '../../lib/focus-after-change';
import { useAuthorizedCall } from '../../lib/panel-session/use-authorized-call';
import { useDeskMutation } from './desk-calls';

/** Each member's own setting. */
export function WeeklyReminder() {
  const call = useAuthorizedCall();
  const reminder = useSWR<Reminder, unknown>('reminder', () => call(reminderSchema, weeklyReminderPath));
  return reminder.data === undefined ? <LoadState answer={reminder} /> : <Setting reminder={reminder.data} />;
}

function Setting({ reminder }: { reminder: Reminder }) {
  const { t, locale } = useLanguage();
  const call = useAuthorizedCall();
  const heading = useFocusOnArrival();
  const save = useDeskMutation('reminder', (body: ReminderChange) =>
    call(reminderSchema, weeklyReminderPath, { method: 'PUT', body }),
  );
  const { wanted, language, canBeSent } = reminder;
  const isSaved = save.data !== undefined && !save.isMutating && save.error === undefined;

  function choose(change: ReminderChange): void {
    if (!save.isMutating) void save.trigger(change, { optimisticData: { ...reminder, ...change } });
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
        onChange={(isWanted) => choose({ wanted: isWanted, language: isWanted ? builtInLocale(locale) : language })}
      />
      {wanted ? (
        <SelectField
          id="reminder-language"
          label={t('deskReminder.language')}
          value={language}
          options={builtInLocales.map((value) => ({ value, label: t(`prayerDesk.language.${value}`) }))}
          onChange={(wish) => choose({ wanted, language: wish })}
        />
      ) : null}
      <Done>{isSaved ? t('prayerDesk.saved') : ''}</Done>
      <FailureNotice error={save.error} during="sending" />
    </Card>
  );
}
