import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { noTimes, type Schedule, type ScheduledAction, scheduledActions, type Times } from '../../contracts/schedule';
import { labelOf } from '../field-labels';
import { panelApi, type Translation } from '../panel-api';
import { isPanelLanguage, useTexts } from '../translations/use-texts';
import { ChoiceField } from '../ui/choice-field';
import { InputField } from '../ui/input-field';
import { useLabels } from '../use-labels';
import { changesOf } from './scheduled-changes';

const problemSchema = v.object({ path: v.array(v.union([v.string(), v.number()])), message: v.string() });
const refusalSchema = v.looseObject({ details: v.looseObject({ errors: v.array(problemSchema) }) });

type Props = { translation: Translation; schedule: Schedule; onDone: () => void };

/** Stands within the form of the entry, so Enter must not save that one. */
export function ScheduleForm({ translation, schedule, onDone }: Props) {
  const { uid, language } = translation;
  const text = useTexts();
  const labels = useLabels(uid);
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  const [change, { isLoading, error }] = panelApi.useChangeScheduleMutation();
  const planned = changesOf(schedule, translation);
  const localOf = (wanted: ScheduledAction) =>
    planned.find(({ action, missed }) => action === wanted && missed === null)?.local ?? '';
  const [times, setTimes] = useState<Times>({ publish: localOf('publish'), unpublish: localOf('unpublish') });
  const [scope, setScope] = useState<'language' | 'all'>('language');
  const inputs = { publish: useRef<HTMLInputElement>(null), unpublish: useRef<HTMLInputElement>(null) };
  const { publish: firstInput } = inputs;
  useEffect(() => firstInput.current?.focus(), [firstInput]);

  const problemsIn = (refused: unknown) => (v.is(refusalSchema, refused) ? refused.details.errors : []);
  const problems = problemsIn(error);
  const isOfTime = ({ path: [field] }: (typeof problems)[number]) => field === 'publish' || field === 'unpublish';
  const ofEntry = problems.filter((problem) => !isOfTime(problem));

  async function send(wanted: Times): Promise<void> {
    const answer = await change({ ...translation, language: scope === 'all' ? null : language, ...wanted });
    if (!('error' in answer)) {
      toggleNotification({ type: 'success', message: text('schedule.saved') });
      onDone();
      return;
    }
    const found = problemsIn(answer.error);
    const [field] = found.find(isOfTime)?.path ?? [];
    if (field === 'publish' || field === 'unpublish') inputs[field].current?.focus();
    else if (found.length === 0) toggleNotification({ type: 'danger', message: formatError(answer.error) });
  }

  function save(): void {
    // The browser gives no value for half a time, which must not pass for none.
    const typed = (action: ScheduledAction) => (inputs[action].current?.validity.badInput ? '?' : times[action]);
    void send({ publish: typed('publish'), unpublish: typed('unpublish') });
  }

  const zone = schedule.timeZone.replaceAll('_', ' ');
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {scheduledActions.map((action) => (
        <InputField
          key={action}
          input={{ name: `schedule-${action}`, label: text(`schedule.label.${action}`) }}
          hint={text(`schedule.hint.${action}`, { zone })}
          error={problems.find(({ path }) => path[0] === action)?.message}
        >
          <Field.Input
            ref={inputs[action]}
            type="datetime-local"
            value={times[action]}
            onChange={({ currentTarget: { value } }) => setTimes({ ...times, [action]: value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              save();
            }}
          />
        </InputField>
      ))}
      {isPanelLanguage(language) ? (
        <Flex>
          <ChoiceField
            label={text('schedule.scope')}
            value={scope}
            options={[
              { value: 'language', text: text('schedule.scope.language', { language: text(`in.${language}`) }) },
              { value: 'all', text: text('schedule.scope.all') },
            ]}
            onChoose={setScope}
          />
        </Flex>
      ) : null}
      <Flex role="alert" direction="column" alignItems="stretch" gap={1}>
        {ofEntry.map(({ path, message }) => (
          <Typography key={message} textColor="danger600">
            {labelOf(path, labels)}: {message}
          </Typography>
        ))}
      </Flex>
      <Button loading={isLoading} fullWidth onClick={save}>
        {text('schedule.save')}
      </Button>
      {planned.length === 0 ? null : (
        <Button variant="danger-light" disabled={isLoading} fullWidth onClick={() => void send(noTimes)}>
          {text('schedule.cancel')}
        </Button>
      )}
    </Flex>
  );
}
