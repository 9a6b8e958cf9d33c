import { Flex, Typography } from '@strapi/design-system';
import type { OpenRequest } from '../../api/prayer-desk/contract';
import { useTexts } from '../translations/use-texts';
import { DeskButton } from './desk-button';
import type { Difference } from './request-edits';
import { useDeskTexts } from './use-desk-texts';

type Props = {
  now: OpenRequest;
  differences: readonly Difference[];
  onMine: () => void;
  onTheirs: () => void;
};

/** Shown when two members edited the same request: shows the other one's changes and lets this one decide. */
export function ConflictNotice({ now, differences, onMine, onTheirs }: Props) {
  const text = useTexts();
  const { day } = useDeskTexts();
  const values: Readonly<Record<Difference, string>> = {
    status: text(`desk.status.${now.status}`),
    assignee: now.assignee?.name ?? text('desk.assignee-nobody'),
    followUpOn: now.followUpOn === null ? text('desk.conflict-none') : day(now.followUpOn),
    teamNotes: '',
    quarantined: '',
  };
  return (
    <Flex direction="column" alignItems="start" gap={3} padding={4} background="warning100" hasRadius>
      <Flex role="alert" direction="column" alignItems="start" gap={2}>
        <Typography fontWeight="bold" textColor="neutral800">
          {text('desk.conflict')}
        </Typography>
        <Flex tag="ul" direction="column" alignItems="start" gap={1}>
          {differences.map((name) => (
            <Typography key={name} tag="li" textColor="neutral800">
              {text(`desk.conflict.${name}`, { value: values[name] })}
            </Typography>
          ))}
        </Flex>
      </Flex>
      <Flex gap={2} wrap="wrap">
        <DeskButton size="L" onClick={onMine}>
          {text('desk.conflict-mine')}
        </DeskButton>
        <DeskButton size="L" variant="tertiary" onClick={onTheirs}>
          {text('desk.conflict-theirs')}
        </DeskButton>
      </Flex>
    </Flex>
  );
}
