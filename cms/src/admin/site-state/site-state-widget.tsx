import { Flex, Link, Typography, VisuallyHidden } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { openingPage } from '../../contracts/site-paths';
import type { SiteState } from '../../contracts/watching';
import { panelApi } from '../panel-api';
import { useTexts } from '../translations/use-texts';
import { useCount } from '../visits/count-table';
import { ageOf, type Concern, concernsOf } from './concerns';

const gigabyte = 2 ** 30;

type Line = {
  name: Exclude<Concern, 'undelivered'> | 'requests' | 'opening';
  value: string;
  /** Where it is changed. */
  address?: string;
  about?: string | undefined;
  /** Language of the text below, if it differs from the value's. */
  aboutConcern?: Concern;
};

/** The numbers in words, in the order in which they are shown while all is well. */
function useLines(now: number): (state: SiteState, concerns: ReadonlySet<Concern>) => Line[] {
  const text = useTexts();
  const intl = useIntl();
  const number = useCount();
  const ageText = (time: string) => {
    const age = ageOf(time, now);
    return age === null ? text('site-state.now') : intl.formatRelativeTime(-age.value, age.unit);
  };
  return (state, concerns) => {
    const { isOpen, published, mails, backup, requestsThisWeek, disk, failedAnswers, brokenPages, certificateEnd } =
      state;
    const lines: (Line | null)[] = [
      { name: 'opening', value: text(`site-state.opening.${isOpen ? 'open' : 'closed'}`), address: openingPage },
      { name: 'published', value: text(`site-state.published.${published}`) },
      requestsThisWeek === null ? null : { name: 'requests', value: number(requestsThisWeek) },
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
      disk && {
        name: 'disk',
        value: text('site-state.disk.free', {
          free: intl.formatNumber(disk.free / gigabyte, { maximumFractionDigits: disk.free < 10 * gigabyte ? 1 : 0 }),
        }),
        about: concerns.has('disk') ? text('site-state.disk.low') : undefined,
      },
      {
        name: 'errors',
        value: failedAnswers === 0 ? text('site-state.none') : number(failedAnswers),
        about: failedAnswers > 0 ? text('site-state.errors.about') : undefined,
      },
      brokenPages === 0
        ? null
        : { name: 'browsers', value: number(brokenPages), about: text('site-state.browsers.about') },
      certificateEnd === null
        ? null
        : {
            name: 'certificate',
            value: text('site-state.certificate.end', { date: intl.formatDate(certificateEnd, { dateStyle: 'long' }) }),
            about: concerns.has('certificate') ? text('site-state.certificate.ending') : undefined,
          },
    ];
    return lines.filter((line) => line !== null);
  };
}

/** Alone in its line, what the language writes small within a sentence begins like the other lines. */
const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

type ValueProps = { children: ReactNode; isConcern: boolean; isBelow?: boolean };

function Value({ children, isConcern, isBelow = false }: ValueProps) {
  const text = useTexts();
  return (
    <Typography
      tag="dd"
      textColor={isConcern ? 'danger600' : isBelow ? 'neutral600' : 'neutral800'}
      fontWeight={isConcern ? 'bold' : isBelow ? 'regular' : 'semiBold'}
      {...(isBelow ? { variant: 'pi', width: '100%' } : {})}
    >
      {children}
      {isConcern && <VisuallyHidden tag="span"> ({text('site-state.mark')})</VisuallyHidden>}
    </Typography>
  );
}

export function SiteStateWidget() {
  const text = useTexts();
  const [now] = useState(() => Date.now());
  const linesOf = useLines(now);
  const { data, isError } = panelApi.useSiteStateQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return <Widget.Error />;
  if (data === undefined) return <Widget.Loading />;
  const concerns = concernsOf(data, now);
  const isConcern = ({ name }: Line) => name !== 'requests' && name !== 'opening' && concerns.has(name);
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
          <Flex key={line.name} justifyContent="space-between" alignItems="baseline" wrap="wrap">
            <Typography tag="dt" textColor="neutral600" paddingRight={4}>
              {text(`site-state.${line.name}`)}
            </Typography>
            <Value isConcern={isConcern(line)}>
              {line.address === undefined ? (
                capitalized(line.value)
              ) : (
                <Link href={line.address}>{capitalized(line.value)}</Link>
              )}
            </Value>
            {line.about === undefined ? null : (
              <Value isConcern={isAboutConcern(line)} isBelow>
                {line.about}
              </Value>
            )}
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
}
