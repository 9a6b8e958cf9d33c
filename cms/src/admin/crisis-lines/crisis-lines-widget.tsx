import { Flex, LinkButton, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { Link, NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { localDay } from '../../contracts/day';
import { useTexts } from '../translations/use-texts';
import { crisisLinesPath, panelApi } from '../panel-api';
import { dueLines } from './due-lines';

const Lines = styled(Flex)`
  max-height: 18rem;
  overflow-y: auto;
  a {
    color: ${({ theme }) => theme.colors.primary600};
  }
`;

export function CrisisLinesWidget() {
  const text = useTexts();
  const intl = useIntl();
  const [own, other] = intl.locale === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const);
  const mine = panelApi.usePublishedCrisisLinesQuery(own, { refetchOnMountOrArgChange: true });
  const others = panelApi.usePublishedCrisisLinesQuery(other, { refetchOnMountOrArgChange: true });
  if (mine.isError || others.isError) return <Typography>{text('crisis-lines.failed')}</Typography>;
  if (mine.data === undefined || others.data === undefined) return <Widget.Loading />;
  const due = dueLines(mine.data.results, others.data.results, localDay(new Date()));
  const isEmpty = mine.data.results.length + others.data.results.length === 0;
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
          <Lines tag="ul" direction="column" alignItems="stretch" gap={2}>
            {due.map(({ documentId, countryCode, name, phone, lastCheckedOn }) => (
              <li key={documentId}>
                <Link to={`${crisisLinesPath}/${documentId}`}>
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
      <LinkButton tag={NavLink} to={crisisLinesPath} variant="secondary" fullWidth>
        {text('crisis-lines.open')}
      </LinkButton>
    </Flex>
  );
}
