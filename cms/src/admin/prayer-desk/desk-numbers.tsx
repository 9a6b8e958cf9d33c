import { Box, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { DeskSummary } from '../../api/prayer-desk/contract';
import { useTexts } from '../translations/use-texts';
import { useDeskTexts } from './use-desk-texts';

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 0.2rem;
    padding: 1.2rem;
  }
  > div + div {
    border-left: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
`;

const Figure = styled(Typography)`
  font-size: 2rem;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  ${({ theme }) => theme.breakpoints.medium} {
    font-size: 2.4rem;
  }
`;

function Count({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <Typography tag="dt" variant="pi" textColor="neutral600">
        {label}
      </Typography>
      <Figure tag="dd" fontWeight="bold" textColor="neutral800">
        {children}
      </Figure>
    </div>
  );
}

/** How many requests wait and for how long; rarer numbers are smaller and shown only if not zero. */
export function DeskNumbers({ summary }: { summary: DeskSummary | undefined }) {
  const text = useTexts();
  const { duration, number } = useDeskTexts();
  const { waiting, oldestWaitingAt, prayedThisWeek, urgent = 0, expiring = 0 } = summary ?? {};
  return (
    <Box tag="section" aria-labelledby="desk-numbers" background="neutral0" hasRadius shadow="tableShadow">
      <VisuallyHidden>
        <h2 id="desk-numbers">{text('desk.numbers')}</h2>
      </VisuallyHidden>
      <Row>
        <Count label={text('desk.waiting')}>{waiting === undefined ? '–' : number(waiting)}</Count>
        <Count label={text('desk.oldest')}>
          {summary === undefined ? '–' : oldestWaitingAt ? duration(oldestWaitingAt) : text('desk.nobody')}
        </Count>
        <Count label={text('desk.prayed-week')}>{prayedThisWeek === undefined ? '–' : number(prayedThisWeek)}</Count>
      </Row>
      {urgent > 0 || expiring > 0 ? (
        <Flex gap={4} wrap="wrap" paddingLeft={3} paddingRight={3} paddingBottom={3}>
          {urgent > 0 ? (
            <Typography variant="pi" fontWeight="bold" textColor="danger600">
              {text('desk.urgent-count', { count: urgent })}
            </Typography>
          ) : null}
          {expiring > 0 ? (
            <Typography variant="pi" textColor="neutral600">
              {text('desk.expiring', { count: expiring })}
            </Typography>
          ) : null}
        </Flex>
      ) : null}
    </Box>
  );
}
