import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { otherLanguage } from '../../contracts/language';
import type { Visits } from '../../contracts/page-view';
import { panelApi } from '../panel-api';
import { pageUids, siteTypes } from '../../site-types';
import { usePanelLanguage, useTexts } from '../translations/use-texts';
import { CountTable } from './count-table';
import { DailyChart } from './daily-chart';

const shownAtFirst = 8;

function ContentTable({ content }: { content: Visits['content'] }) {
  const text = useTexts();
  const language = usePanelLanguage();
  const [isWhole, setWhole] = useState(false);

  function titleOf({ kind, name, titles }: Visits['content'][number]): string {
    const page = kind === 'page' ? pageUids.find((uid) => siteTypes[uid]?.path === name) : undefined;
    if (page !== undefined) return siteTypes[page]?.names[language] ?? name;
    return titles[language] ?? titles[otherLanguage(language)] ?? name;
  }

  const shown = isWhole ? content : content.slice(0, shownAtFirst);
  return (
    <>
      <CountTable
        title={text('visits.title')}
        labelHeading={text('visits.what')}
        rows={shown.map((one) => ({
          key: `${one.kind} ${one.name}`,
          label: (
            <>
              {titleOf(one)}{' '}
              {one.kind !== 'page' && (
                <Typography tag="span" variant="pi" textColor="neutral600">
                  {text(`visits.${one.kind}`)}
                </Typography>
              )}
            </>
          ),
          en: one.en,
          es: one.es,
        }))}
      />
      {content.length > shownAtFirst && (
        <Button variant="tertiary" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? text('visits.less') : text('visits.more', { count: content.length })}
        </Button>
      )}
    </>
  );
}

function RequestTable({ weeks }: { weeks: Visits['weeks'] }) {
  const text = useTexts();
  const intl = useIntl();
  const received = weeks.filter(({ en, es }) => en !== 0 || es !== 0).reverse();
  if (received.length === 0) return null;
  return (
    <>
      <CountTable
        title={text('visits.requests')}
        labelHeading={text('visits.week')}
        rows={received.map(({ week, kind, en, es }) => ({
          key: `${week} ${kind}`,
          label: (
            <>
              {intl.formatDate(week, { day: 'numeric', month: 'long', timeZone: 'UTC' })}{' '}
              <Typography tag="span" variant="pi" textColor="neutral600">
                {text(`visits.kind.${kind}`)}
              </Typography>
            </>
          ),
          en,
          es,
        }))}
      />
      <Typography variant="pi" textColor="neutral600">
        {text('visits.requests.about')}
      </Typography>
    </>
  );
}

export function VisitsWidget() {
  const text = useTexts();
  const { data, isError } = panelApi.useVisitsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return <Widget.Error />;
  if (data === undefined) return <Widget.Loading />;
  return (
    <Box maxHeight="28rem" overflow="auto">
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography textColor="neutral600">{text('visits.about')}</Typography>
        {data.content.length === 0 ? (
          <Typography>{text('visits.none')}</Typography>
        ) : (
          <>
            <DailyChart days={data.days} />
            <ContentTable content={data.content} />
          </>
        )}
        <RequestTable weeks={data.weeks} />
      </Flex>
    </Box>
  );
}
