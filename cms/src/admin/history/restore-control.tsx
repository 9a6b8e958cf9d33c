import { Button, Dialog } from '@strapi/design-system';
import { ConfirmDialog, useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Restored } from '../../contracts/content-version';
import { contentAddress } from '../content-address';
import { type Labels, labelOf } from '../field-labels';
import { panelApi, type Translation } from '../panel-api';
import { useTexts } from '../translations/use-texts';

type Props = { translation: Translation; version: number; date: string; labels: Labels };

export function RestoreControl({ translation, version, date, labels }: Props) {
  const text = useTexts();
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  const [isOpen, setIsOpen] = useState(false);
  const [restore] = panelApi.useRestoreVersionMutation();

  function tell({ skipped }: Restored): void {
    if (skipped.length === 0) {
      toggleNotification({ type: 'success', message: text('history.restored', { date }) });
      return;
    }
    const parts = skipped
      .map(({ path, reason, name }) =>
        text(`history.skipped-${reason}`, { field: labelOf(path, labels), name: name ?? '' }),
      )
      .join(', ');
    toggleNotification({ type: 'warning', message: text('history.restored-without', { parts }), timeout: 20_000 });
  }

  async function confirm(): Promise<void> {
    const answer = await restore({ ...translation, version });
    setIsOpen(false);
    if ('error' in answer) {
      const reason = formatError(answer.error);
      toggleNotification({ type: 'danger', message: text('history.not-restored', { reason }) });
      return;
    }
    tell(answer.data);
    navigate(contentAddress(translation.uid, { entry: translation.entryId, language: translation.language }));
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger>
        <Button size="L">{text('history.restore')}</Button>
      </Dialog.Trigger>
      <ConfirmDialog
        title={text('history.restore-title')}
        variant="default"
        endAction={
          <Button fullWidth onClick={() => void confirm()}>
            {text('history.restore-confirm')}
          </Button>
        }
      >
        {text('history.restore-about', { date })}
      </ConfirmDialog>
    </Dialog.Root>
  );
}
