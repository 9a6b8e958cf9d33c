import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { Visits } from '../../api/page-view/contract';
import { useTexts } from '../translations/use-texts';
import { CountTable } from './count-table';

export function RequestTable({ weeks }: { weeks: Visits['weeks'] }) {
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
