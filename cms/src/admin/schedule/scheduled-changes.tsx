import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Schedule, ScheduledChange } from '../../contracts/schedule';
import { siteTypes } from '../../site-types';
import { contentAddress } from '../content-address';
import { panelApi, type Translation } from '../panel-api';
import { isPanelLanguage, usePanelLanguage, useTexts } from '../translations/use-texts';

/** Reads all that is scheduled, once for each screen. */
export const useSchedule = (options: { skip?: boolean } = {}) =>
  panelApi.useScheduleQuery(undefined, { ...options, refetchOnMountOrArgChange: true });

export function changesOf(schedule: Schedule | undefined, { uid, entryId, language }: Translation) {
  const { changes = [] } = schedule ?? {};
  return changes.filter((change) => change.uid === uid && change.entryId === entryId && change.language === language);
}

/** Says what happens when, on the clocks of the ministry; or that it did not, and why. */
export function useScheduleWords() {
  const text = useTexts();
  const intl = useIntl();
  return ({ action, dueAt, missed }: ScheduledChange, timeZone: string, dateStyle: 'full' | 'medium' = 'medium') => {
    const time = intl.formatDate(dueAt, { dateStyle, timeStyle: 'short', timeZone });
    return missed === null
      ? text(`schedule.${action}`, { time })
      : `${text(`schedule.missed.${action}`, { time })} ${text(`schedule.reason.${missed}`)}`;
  };
}

type Props = { changes: readonly ScheduledChange[]; timeZone: string; isLinked?: boolean; isShort?: boolean };

/** Lists what was missed first. `isLinked` leads to the entries; `isShort` is for a cell of a table. */
export function ScheduledChanges({ changes, timeZone, isLinked = false, isShort = false }: Props) {
  const text = useTexts();
  const wordsOf = useScheduleWords();
  const panelLanguage = usePanelLanguage();
  const ordered = [...changes.filter(({ missed }) => missed), ...changes.filter(({ missed }) => !missed)];
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {ordered.map((change) => {
        const { uid, entryId, language, title, action, accountName, missed } = change;
        const kind = siteTypes[uid]?.names[panelLanguage] ?? uid;
        const about = [
          ...(isLinked && title !== null ? [kind] : []),
          ...(isPanelLanguage(language) ? [text(`language.${language}`)] : []),
          ...(accountName === null ? [] : [text('schedule.by', { name: accountName })]),
        ];
        return (
          <li key={`${entryId} ${language} ${action}`}>
            {isLinked ? (
              <Typography tag={Link} to={contentAddress(uid, { entry: entryId, language })} textColor="primary600">
                {title ?? kind}
              </Typography>
            ) : null}
            <Typography tag="p" {...(missed ? { textColor: 'danger600', fontWeight: 'bold' } : {})}>
              {wordsOf(change, timeZone, isShort ? 'medium' : 'full')}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {isShort ? null : about.join(' · ')}
            </Typography>
          </li>
        );
      })}
    </Flex>
  );
}
