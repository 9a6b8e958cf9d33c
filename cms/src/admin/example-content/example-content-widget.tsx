import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import type { ExampleCount } from '../../contracts/example-content';
import { contentAddress } from '../content-address';
import { panelApi } from '../panel-api';
import { useTexts } from '../translations/use-texts';

function CountedType({ type }: { type: ExampleCount }) {
  const text = useTexts();
  const intl = useIntl();
  const filters = { [`filters[$and][0][${type.mark}][$eq]`]: 'true' };
  return (
    <Flex tag="li" justifyContent="space-between" alignItems="baseline" gap={4}>
      <Typography>{intl.formatMessage({ id: type.name, defaultMessage: type.name })}</Typography>
      <Flex gap={4}>
        {type.locales.map(({ locale, count }) => (
          <Link key={locale} tag={NavLink} to={contentAddress(type.uid, { language: locale, filters })}>
            {`${text(`language.${locale}`)}: ${String(count)}`}
          </Link>
        ))}
      </Flex>
    </Flex>
  );
}

export function ExampleContentWidget() {
  const text = useTexts();
  const { data, isError } = panelApi.useExampleCountsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return <Widget.Error />;
  if (data === undefined) return <Widget.Loading />;
  if (data.types.length === 0) return <Widget.NoData>{text('example.none')}</Widget.NoData>;
  const total = data.types.flatMap(({ locales }) => locales).reduce((sum, { count }) => sum + count, 0);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} height="100%">
      <Typography fontWeight="bold">{text('example.count', { count: total })}</Typography>
      <Typography textColor="neutral600">{text('example.about')}</Typography>
      <Box maxHeight="20rem" overflow="auto">
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {data.types.map((type) => (
            <CountedType key={type.uid} type={type} />
          ))}
        </Flex>
      </Box>
    </Flex>
  );
}
