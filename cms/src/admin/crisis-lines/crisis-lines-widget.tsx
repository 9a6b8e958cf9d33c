import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { Link, NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { localDay } from '../../api/day/contract';
import { useTexts } from '../translations/use-texts';
import { listPath, usePublishedCrisisLinesQuery } from './crisis-lines-api';
import { dueLines } from './due-lines';

const Lines = styled(Flex)`
  max-height: 18rem;
  overflow-y: auto;
  a {
    color: ${({ theme }) => theme.colors.primary600};
  }
`;

/** Lists the numbers that have not been called within a year. */
export function CrisisLinesWidget() {
  const text = useTexts();
  const intl = useIntl();
  const [own, other] = intl.locale === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const);
  const mine = usePublishedCrisisLinesQuery(own, { refetchOnMountOrArgChange: true });
  const others = usePublishedCrisisLinesQuery(other, { refetchOnMountOrArgChange: true });
  if (mine.isError || others.isError) return <Typography>{text('crisis-lines.failed')}</Typography>;
  if (mine.data === undefined || others.data === undefined) return <Widget.Loading />;
  const due = dueLines(mine.data, others.data, localDay(new Date()));
  const isEmpty = mine.data.length + others.data.length === 0;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="delta" tag="p" textColor="neutral800">
        {isEmpty
          ? text('crisis-lines.empty')
          : due.length === 0
            ? text('crisis-lines.none')
            : text('crisis-lines.due', { count: due.length })}
      </Typography>
      {due.length > 0 ? (
        <>
          <Typography textColor="neutral600">{text('crisis-lines.why')}</Typography>
          /** The list scrolls, so the keyboard must reach it: its links do. */
          <Lines tag="ul" direction="column" alignItems="stretch" gap={2}>
            {due.map(({ documentId, countryCode, name, phone, lastCheckedOn }) => (
              <li key={documentId}>
                <Link to={`${listPath}/${documentId}`}>
                  {countryCode} · {phone} · {name}
                </Link>
                <Typography tag="p" variant="pi" textColor="neutral600">
                  {lastCheckedOn === null
                    ? text('crisis-lines.never')
                    : text('crisis-lines.last', {
                        date: intl.formatDate(lastCheckedOn, { dateStyle: 'long', timeZone: 'UTC' }),
                      })}
                </Typography>
              </li>
            ))}
          </Lines>
        </>
      ) : null}
      <LinkButton tag={NavLink} to={listPath} variant="secondary" fullWidth>
        {text('crisis-lines.open')}
      </LinkButton>
    </Flex>
  );
}
