import { Box, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Visits } from '../../contracts/page-view';
import { useTexts } from '../translations/use-texts';
import { dailyBars } from './daily-bars';
import { useCount } from './count-table';

const Bars = styled.svg`
  display: block;
  width: 100%;
  height: 7rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  .en {
    fill: ${({ theme }) => theme.colors.primary600};
  }
  .es {
    fill: ${({ theme }) => theme.colors.warning500};
  }
`;

const Key = styled.span<{ $locale: 'en' | 'es' }>`
  display: inline-block;
  width: 0.75rem;
  height: 0.75rem;
  border-radius: 2px;
  background: ${({ theme, $locale }) => ($locale === 'en' ? theme.colors.primary600 : theme.colors.warning500)};
`;

export function DailyChart({ days }: { days: Visits['days'] }) {
  const text = useTexts();
  const count = useCount();
  const intl = useIntl();
  const date = (day: string) => intl.formatDate(day, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const bars = dailyBars(days);
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <Box>
      <Bars
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        role="img"
        aria-label={text('visits.chart', { first: date(first), last: date(last) })}
      >
        {bars.map(({ x, width, en, es }, index) => {
          const { day, ...counts } = days[index] ?? { day: '', en: 0, es: 0 };
          return (
            <g key={day}>
              <title>{text('visits.day', { day: date(day), en: count(counts.en), es: count(counts.es) })}</title>
              <rect className="en" x={x} y={1 - en} width={width} height={en} />
              <rect className="es" x={x} y={1 - en - es} width={width} height={es} />
            </g>
          );
        })}
      </Bars>
      <Flex justifyContent="space-between" gap={4} paddingTop={1} wrap="wrap">
        <Typography variant="pi" textColor="neutral600">
          {date(first)} – {date(last)}
        </Typography>
        <Flex gap={4}>
          {(['en', 'es'] as const).map((locale) => (
            <Flex key={locale} gap={1}>
              <Key $locale={locale} aria-hidden />
              <Typography variant="pi">{text(`language.${locale}`)}</Typography>
            </Flex>
          ))}
        </Flex>
      </Flex>
    </Box>
  );
}
