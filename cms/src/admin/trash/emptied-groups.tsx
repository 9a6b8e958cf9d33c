import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { ConfirmDialog, useForm } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { type Labels, labelOf } from '../field-labels';
import { useTexts } from '../translations/use-texts';
import { useLabels } from '../use-labels';
import { emptiedGroups, valueAt } from './emptied-values';

type Props = { names: readonly string[]; labels: Labels; onRestore: (name: string) => void };

function EmptiedGroups({ names, labels, onRestore }: Props) {
  const text = useTexts();
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const asked = names.find((name) => !accepted.includes(name));
  const accept = () => setAccepted(names);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {names.map((name) => (
        <Flex key={name} direction="column" alignItems="stretch" gap={2}>
          <Typography>{text('emptied.still', { group: labelOf(name.split('.'), labels) })}</Typography>
          <Button variant="secondary" onClick={() => onRestore(name)}>
            {text('emptied.restore')}
          </Button>
        </Flex>
      ))}
      <Dialog.Root open={asked !== undefined} onOpenChange={accept}>
        {asked === undefined ? null : (
          <ConfirmDialog
            title={text('emptied.title', { group: labelOf(asked.split('.'), labels) })}
            startAction={
              <Button fullWidth variant="tertiary" onClick={accept}>
                {text('emptied.keep')}
              </Button>
            }
            endAction={
              <Button fullWidth onClick={() => onRestore(asked)}>
                {text('emptied.restore')}
              </Button>
            }
          >
            {text('emptied.about')}
          </ConfirmDialog>
        )}
      </Dialog.Root>
    </Flex>
  );
}

/** Asks as soon as a group of the form was emptied, and can put it back until the form is saved. */
export function EmptiedGroupsPanel({ model }: { model: string }): { title: string; content: ReactNode } | null {
  const text = useTexts();
  const labels = useLabels(model);
  const before = useForm('EmptiedGroups', ({ initialValues }) => initialValues);
  const now = useForm('EmptiedGroups', ({ values }) => values);
  const onChange = useForm('EmptiedGroups', (form) => form.onChange);
  const names = emptiedGroups(before, now);
  if (names.length === 0) return null;
  const restore = (name: string) => onChange(name, valueAt(before, name));
  return {
    title: text('emptied.panel'),
    content: <EmptiedGroups names={names} labels={labels} onRestore={restore} />,
  };
}
