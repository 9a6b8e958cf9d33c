import { Button, Flex } from '@strapi/design-system';
import { useRBAC } from '@strapi/strapi/admin';
import { type ReactNode, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Schedule } from '../../contracts/schedule';
import { isContent } from '../../site-types';
import { fullPermission, type Translation } from '../panel-api';
import { useTexts } from '../translations/use-texts';
import { ScheduleForm } from './schedule-form';
import { ScheduledChanges, useSchedule } from './scheduled-changes';

const entrySchema = v.looseObject({ documentId: v.string(), locale: v.nullish(v.string()) });

type Props = { translation: Translation; schedule: Schedule; mayChange: boolean };

/** Shows every language, because one often waits for the other. */
function EntrySchedule({ translation, schedule, mayChange }: Props) {
  const text = useTexts();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { changes, timeZone } = schedule;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {changes.length === 0 ? null : <ScheduledChanges changes={changes} timeZone={timeZone} />}
      {mayChange ? (
        <Button
          ref={toggle}
          variant={isOpen ? 'tertiary' : 'secondary'}
          fullWidth
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {text(isOpen ? 'beside.hide' : changes.length === 0 ? 'schedule.open' : 'schedule.change')}
        </Button>
      ) : null}
      {isOpen ? (
        <ScheduleForm
          translation={translation}
          schedule={schedule}
          onDone={() => {
            setOpen(false);
            toggle.current?.focus();
          }}
        />
      ) : null}
    </Flex>
  );
}

type PanelProps = { model: string; document?: unknown };

export function SchedulePanel({ model: uid, document }: PanelProps): { title: string; content: ReactNode } | null {
  const text = useTexts();
  const publish = fullPermission({ action: 'plugin::content-manager.explorer.publish', subject: uid });
  const mayChange = useRBAC([publish]).allowedActions['canPublish'] === true;
  const { data } = useSchedule({ skip: !isContent(uid) });
  if (data === undefined || !v.is(entrySchema, document)) return null;
  const { documentId: entryId, locale } = document;
  const changes = data.changes.filter((change) => change.uid === uid && change.entryId === entryId);
  if (!mayChange && changes.length === 0) return null;
  const content = (
    <EntrySchedule
      key={`${entryId} ${locale}`}
      translation={{ uid, entryId, language: locale ?? null }}
      schedule={{ ...data, changes }}
      mayChange={mayChange}
    />
  );
  return { title: text('schedule.title'), content };
}
