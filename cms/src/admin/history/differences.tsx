import { Box, Flex, Grid, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Difference, Shown } from '../../contracts/content-version';
import { type Labels, labelOf } from '../field-labels';
import { useTexts } from '../translations/use-texts';
import { changedPart } from './changed-part';

const Value = styled(Typography)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

function useShown(): (value: Shown | undefined) => string {
  const text = useTexts();
  return (value) => {
    if (value === undefined) return text('history.absent');
    if (value === null || value === '') return text('history.empty');
    if (typeof value === 'boolean') return text(value ? 'history.yes' : 'history.no');
    return String(value);
  };
}

function Side({ title, value, isBlank }: { title: string; value: string; isBlank: boolean }) {
  return (
    <Box padding={3} background="neutral100" hasRadius height="100%" width="100%">
      <Typography tag="p" variant="pi" textColor="neutral600">
        {title}
      </Typography>
      <Value tag="p" textColor={isBlank ? 'neutral600' : 'neutral800'} fontStyle={isBlank ? 'italic' : 'normal'}>
        {value}
      </Value>
    </Box>
  );
}

const isBlank = (value: Shown | undefined) => value === undefined || value === null || value === '';

function DifferenceRow({ difference: { then, now }, label }: { difference: Difference; label: string }) {
  const text = useTexts();
  const shown = useShown();
  const bothLong = typeof then === 'string' && typeof now === 'string' && then !== '' && now !== '';
  const part = bothLong ? changedPart(then, now) : { then: shown(then), now: shown(now) };
  return (
    <Box tag="li" paddingTop={4} paddingBottom={4}>
      <Typography tag="h3" variant="omega" fontWeight="bold">
        {label}
      </Typography>
      <Grid.Root gap={3} marginTop={2}>
        <Grid.Item col={6} s={12} xs={12} alignItems="stretch">
          <Side title={text('history.then')} value={part.then} isBlank={isBlank(then)} />
        </Grid.Item>
        <Grid.Item col={6} s={12} xs={12} alignItems="stretch">
          <Side title={text('history.now')} value={part.now} isBlank={isBlank(now)} />
        </Grid.Item>
      </Grid.Root>
    </Box>
  );
}

type Props = { differences: readonly Difference[]; labels: Labels };

export function Differences({ differences, labels }: Props) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch">
      {differences.map((difference) => (
        <DifferenceRow
          key={difference.path.join('.')}
          difference={difference}
          label={labelOf(difference.path, labels)}
        />
      ))}
    </Flex>
  );
}
