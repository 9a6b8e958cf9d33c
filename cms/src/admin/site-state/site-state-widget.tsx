import { Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { adminApi, Widget } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { smallestShown } from '../../api/page-view/contract';
import { type SiteState, siteStatePath, siteStateSchema } from '../../api/watching/contract';
import type { TextKey } from '../translations/en';
import { useTexts } from '../translations/use-texts';
import { ageOf } from './age';
import { type Concern, concernsOf } from './concerns';

const { useSiteStateQuery } = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    siteState: builder.query<SiteState, undefined>({
      query: () => ({ url: siteStatePath, method: 'GET' }),
      transformResponse: (answer: unknown) => v.parse(siteStateSchema, answer),
    }),
  }),
});

const gigabyte = 2 ** 30;

type Line = {
  name: Exclude<Concern, 'undelivered'> | 'requests';
  value: string;
  about?: string | undefined;
  /** Language of the text below, if it differs from the value's. */
  aboutConcern?: Concern;
};

/** The numbers in words, in the order in which they are shown while all is well. */
function useLines(now: number): (state: SiteState, concerns: ReadonlySet<Concern>) => Line[] {
  const text = useTexts();
  const intl = useIntl();
  const ageText = (time: string) => {
    const age = ageOf(time, now);
    return age === null ? text('site-state.now') : intl.formatRelativeTime(-age.value, age.unit);
  };
  return ({ published, mails, backup, requestsThisWeek, disk, failedAnswers, brokenPages }, concerns) => {
    const requests = requestsThisWeek === 'few' ? text('visits.few', { limit: smallestShown }) : requestsThisWeek;
    return [
      { name: 'published', value: text(`site-state.published.${published}`) },
      ...(requests === null
        ? []
        : [
            { name: 'requests', value: typeof requests === 'string' ? requests : intl.formatNumber(requests) } as const,
          ]),
      {
        name: 'mails',
        value:
          mails.since === null
            ? text('site-state.none')
            : text('site-state.mails.waiting', { count: mails.waiting, age: ageText(mails.since) }),
        about: mails.failed > 0 ? text('site-state.mails.failed', { count: mails.failed }) : undefined,
        aboutConcern: 'undelivered',
      },
      {
        name: 'backup',
        value: backup.succeededAt === null ? text('site-state.backup.never') : ageText(backup.succeededAt),
        about: backup.problem === null ? undefined : text(`site-state.backup.${backup.problem}`),
      },
      ...(disk === null
        ? []
        : [
            {
              name: 'disk',
              value: text('site-state.disk.free', {
                free: intl.formatNumber(disk.free / gigabyte, {
                  maximumFractionDigits: disk.free < 10 * gigabyte ? 1 : 0,
                }),
              }),
              about: concerns.has('disk') ? text('site-state.disk.low') : undefined,
            } as const,
          ]),
      {
        name: 'errors',
        value: failedAnswers === 0 ? text('site-state.none') : intl.formatNumber(failedAnswers),
        about: failedAnswers > 0 ? text('site-state.errors.about') : undefined,
      },
      ...(brokenPages === 0
        ? []
        : [
            {
              name: 'browsers',
              value: intl.formatNumber(brokenPages),
              about: text('site-state.browsers.about'),
            } as const,
          ]),
    ];
  };
}

/** Alone in its line, what the language writes small within a sentence begins like the other lines. */
const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** For whoever hears the card instead of seeing its colors. */
function Mark() {
  const text = useTexts();
  return <VisuallyHidden tag="span"> ({text('site-state.mark')})</VisuallyHidden>;
}

type LineProps = Pick<Line, 'value' | 'about'> & { label: TextKey; isConcern: boolean; isAboutConcern: boolean };

function LineOfState({ label, value, about, isConcern, isAboutConcern }: LineProps) {
  const text = useTexts();
  return (
    <Flex justifyContent="space-between" alignItems="baseline" wrap="wrap">
      <Typography tag="dt" textColor="neutral600" paddingRight={4}>
        {text(label)}
      </Typography>
      <Typography
        tag="dd"
        textColor={isConcern ? 'danger600' : 'neutral800'}
        fontWeight={isConcern ? 'bold' : 'semiBold'}
      >
        {capitalized(value)}
        {isConcern && <Mark />}
      </Typography>
      {about === undefined ? null : (
        <Typography
          tag="dd"
          variant="pi"
          textColor={isAboutConcern ? 'danger600' : 'neutral600'}
          fontWeight={isAboutConcern ? 'bold' : 'regular'}
          width="100%"
        >
          {about}
          {isAboutConcern && <Mark />}
        </Typography>
      )}
    </Flex>
  );
}

export function SiteStateWidget() {
  const text = useTexts();
  const [now] = useState(() => Date.now());
  const linesOf = useLines(now);
  const { data, isError } = useSiteStateQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return <Widget.Error />;
  if (data === undefined) return <Widget.Loading />;
  const concerns = concernsOf(data, now);
  const isConcern = ({ name }: Line) => name !== 'requests' && concerns.has(name);
  const isAboutConcern = ({ aboutConcern }: Line) => aboutConcern !== undefined && concerns.has(aboutConcern);
  const isMarked = (line: Line) => isConcern(line) || isAboutConcern(line);
  const lines = linesOf(data, concerns);
  // The card shows only so much without scrolling, and what is wrong must not be below that.
  const ordered = [...lines.filter(isMarked), ...lines.filter((line) => !isMarked(line))];
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography fontWeight="bold" tag="p" textColor="neutral800">
        {text(concerns.size === 0 ? 'site-state.well' : 'site-state.concern')}
      </Typography>
      <Flex tag="dl" direction="column" alignItems="stretch" gap={2}>
        {ordered.map((line) => (
          <LineOfState
            key={line.name}
            label={`site-state.${line.name}`}
            value={line.value}
            about={line.about}
            isConcern={isConcern(line)}
            isAboutConcern={isAboutConcern(line)}
          />
        ))}
      </Flex>
    </Flex>
  );
}
