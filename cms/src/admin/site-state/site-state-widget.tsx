import { Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { smallestShown } from '../../api/page-view/contract';
import type { SiteState } from '../../api/watching/contract';
import type { TextKey } from '../translations/en';
import { useTexts } from '../translations/use-texts';
import { ageOf } from './age';
import { type Concern, concernsOf } from './concerns';
import { useSiteStateQuery } from './site-state-api';

const gigabyte = 2 ** 30;

type LineProps = { label: TextKey; concern?: boolean; about?: string | undefined; children: ReactNode };

function Line({ label, concern = false, about, children }: LineProps) {
  const text = useTexts();
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography tag="dt" variant="pi" textColor="neutral600">
        {text(label)}
      </Typography>
      <Typography tag="dd" textColor={concern ? 'danger600' : 'neutral800'} fontWeight={concern ? 'bold' : 'semiBold'}>
        {children}
      </Typography>
      {about === undefined ? null : (
        <Typography tag="dd" variant="pi" textColor="neutral600">
          {about}
        </Typography>
      )}
    </Flex>
  );
}

function useAge(now: number): (time: string) => string {
  const intl = useIntl();
  return (time) => {
    const { value, unit } = ageOf(time, now);
    return intl.formatRelativeTime(-value, unit);
  };
}

function Mails({ mails: { waiting, since, failed }, concern, now }: { mails: SiteState['mails'] } & Marked) {
  const text = useTexts();
  const age = useAge(now);
  return (
    <Line
      label="site-state.mails"
      concern={concern}
      about={failed > 0 ? text('site-state.mails.failed', { count: failed }) : undefined}
    >
      {since === null
        ? text('site-state.mails.none')
        : text('site-state.mails.waiting', { count: waiting, age: age(since) })}
    </Line>
  );
}

function Backup({ backup: { succeededAt, problem }, concern, now }: { backup: SiteState['backup'] } & Marked) {
  const text = useTexts();
  const age = useAge(now);
  return (
    <Line
      label="site-state.backup"
      concern={concern}
      about={problem === null ? undefined : text(`site-state.backup.${problem}`)}
    >
      {succeededAt === null ? text('site-state.backup.never') : age(succeededAt)}
    </Line>
  );
}

type Marked = { concern: boolean; now: number };

export function SiteStateWidget() {
  const text = useTexts();
  const intl = useIntl();
  const [now] = useState(() => Date.now());
  const { data, isError } = useSiteStateQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return <Widget.Error />;
  if (data === undefined) return <Widget.Loading />;
  const { published, mails, backup, requestsThisWeek, disk, failedAnswers } = data;
  const concerns = concernsOf(data, now);
  const is = (concern: Concern) => concerns.has(concern);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="delta" tag="p" textColor="neutral800">
        {text(concerns.size === 0 ? 'site-state.well' : 'site-state.concern')}
      </Typography>
      <Flex tag="dl" direction="column" alignItems="stretch" gap={3}>
        <Line label="site-state.published" concern={is('published')}>
          {text(`site-state.published.${published}`)}
        </Line>
        {requestsThisWeek === null ? null : (
          <Line label="site-state.requests">
            {requestsThisWeek === 'few'
              ? text('visits.few', { limit: smallestShown })
              : intl.formatNumber(requestsThisWeek)}
          </Line>
        )}
        <Mails mails={mails} concern={is('mails')} now={now} />
        <Backup backup={backup} concern={is('backup')} now={now} />
        {disk === null ? null : (
          <Line
            label="site-state.disk"
            concern={is('disk')}
            about={is('disk') ? text('site-state.disk.low') : undefined}
          >
            {text('site-state.disk.free', {
              free: intl.formatNumber(disk.free / gigabyte, {
                maximumFractionDigits: disk.free < 10 * gigabyte ? 1 : 0,
              }),
            })}
          </Line>
        )}
        <Line
          label="site-state.errors"
          concern={is('errors')}
          about={failedAnswers > 0 ? text('site-state.errors.about') : undefined}
        >
          {failedAnswers === 0
            ? text('site-state.errors.none')
            : text('site-state.errors.count', { count: failedAnswers })}
        </Line>
      </Flex>
    </Flex>
  );
}
