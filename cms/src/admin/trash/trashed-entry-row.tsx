import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { useHref } from 'react-router-dom';
import { typeNames } from '../../api/panel-names/contract';
import type { BroughtBack, TrashedEntry } from '../../api/trash/contract';
import { labelOf } from '../field-labels';
import { useTexts } from '../translations/use-texts';
import { useLabels } from '../use-labels';
import { useBringEntryBackMutation, useDeleteEntryForGoodMutation } from './trash-api';
import { TrashRow } from './trash-row';
import { useDaysLeft, useTrashDate, useTrashOutcome } from './use-trash-outcome';

export function TrashedEntryRow({ entry }: { entry: TrashedEntry }) {
  const text = useTexts();
  const intl = useIntl();
  const dateOf = useTrashDate();
  const daysLeft = useDaysLeft();
  const typeName = typeNames[entry.uid]?.[intl.locale === 'es' ? 'es' : 'en'] ?? '';
  const labels = useLabels(entry.uid);
  const { succeeded, warn, failed } = useTrashOutcome();
  // Strapi opens the link of a notification in a new tab, which knows nothing of the panel's own base address.
  const panel = useHref('/').replace(/[/]$/, '');
  const [bringBack] = useBringEntryBackMutation();
  const [deleteForGood] = useDeleteEntryForGoodMutation();
  const title = entry.title ?? text('trash.untitled');
  const languages = entry.languages.flatMap((language) =>
    language === 'en' || language === 'es' ? text(`trash.in-${language}`) : [],
  );
  const date = dateOf(entry.deletedAt);

  function tell({ uid, documentId, existing, skipped }: BroughtBack): void {
    const link = { label: text('trash.open'), url: `${panel}/content-manager/collection-types/${uid}/${documentId}` };
    if (existing.length > 0) warn(text('trash.existing'));
    if (skipped.length === 0) {
      succeeded(text('trash.restored', { title }), link);
      return;
    }
    const parts = skipped
      .map(({ path, reason, name }) =>
        text(`history.skipped-${reason}`, { field: labelOf(path, labels), name: name ?? '' }),
      )
      .join(', ');
    warn(text('trash.restored-without', { title, count: skipped.length, parts }));
  }

  return (
    <TrashRow
      title={title}
      warning={text('trash.delete-about', { title })}
      onRestore={async () => {
        const answer = await bringBack(entry.id);
        if ('error' in answer) failed(answer);
        else tell(answer.data);
      }}
      onDelete={async () => {
        const answer = await deleteForGood(entry.id);
        if ('error' in answer) failed(answer);
        else succeeded(text('trash.deleted', { title }));
      }}
    >
      <Typography tag="p" textColor="neutral600">
        {[typeName, intl.formatList(languages)].filter((part) => part !== '').join(' · ')}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {entry.accountName === null
          ? text('trash.deleted-by-program', { date })
          : text('trash.deleted-by', { name: entry.accountName, date })}
        {' · '}
        {text('trash.until', { days: daysLeft(entry.deletedAt) })}
      </Typography>
    </TrashRow>
  );
}
