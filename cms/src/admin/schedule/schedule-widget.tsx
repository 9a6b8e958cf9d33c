import { Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { useTexts } from '../translations/use-texts';
import { ScheduledChanges, useSchedule } from './scheduled-changes';

export function ScheduleWidget() {
  const text = useTexts();
  const { data, isError } = useSchedule();
  if (isError) return <Widget.Error />;
  if (data === undefined) return <Widget.Loading />;
  if (data.changes.length === 0) return <Typography textColor="neutral600">{text('schedule.none')}</Typography>;
  return <ScheduledChanges {...data} isLinked />;
}
