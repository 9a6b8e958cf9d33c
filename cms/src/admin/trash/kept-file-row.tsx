import { Typography } from '@strapi/design-system';
import type { KeptFile } from '../../api/trash/contract';
import { useTexts } from '../translations/use-texts';
import { useBringFileBackMutation, useDeleteFileForGoodMutation } from './trash-api';
import { TrashRow } from './trash-row';
import { useDaysLeft, useTrashDate, useTrashOutcome } from './use-trash-outcome';

export function KeptFileRow({ file }: { file: KeptFile }) {
  const text = useTexts();
  const dateOf = useTrashDate();
  const daysLeft = useDaysLeft();
  const { succeeded, failed } = useTrashOutcome();
  const [bringBack] = useBringFileBackMutation();
  const [deleteForGood] = useDeleteFileForGoodMutation();
  const title = file.name;
  const reason = text(`trash.reason-${file.reason}`, { date: dateOf(file.keptAt) });
  const by = file.accountName === null ? '' : ` ${text('trash.by', { name: file.accountName })}`;
  return (
    <TrashRow
      title={title}
      warning={text('trash.delete-file-about', { title })}
      onRestore={async () => {
        const answer = await bringBack(file.id);
        if ('error' in answer) failed(answer);
        else succeeded(text('trash.file-restored', { title }));
      }}
      onDelete={async () => {
        const answer = await deleteForGood(file.id);
        if ('error' in answer) failed(answer);
        else succeeded(text('trash.deleted', { title }));
      }}
    >
      <Typography tag="p" variant="pi" textColor="neutral600">
        {`${reason}${by} · ${text('trash.until', { days: daysLeft(file.keptAt) })}`}
      </Typography>
    </TrashRow>
  );
}
