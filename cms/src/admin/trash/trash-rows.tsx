import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { ConfirmDialog, useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHref } from 'react-router-dom';
import { styled } from 'styled-components';
import { type BroughtBack, daysLeft, type TrashedFile, type TrashedEntry } from '../../contracts/trash';
import { siteTypes } from '../../site-types';
import { contentAddress } from '../content-address';
import { labelOf } from '../field-labels';
import { panelApi } from '../panel-api';
import { isPanelLanguage, usePanelLanguage, useTexts } from '../translations/use-texts';
import { useLabels } from '../use-labels';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 1.2rem;
  padding: 1.6rem 2rem;
  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
`;

const Words = styled.div`
  flex: 1 1 26rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

type Failure = Parameters<ReturnType<typeof useAPIErrorHandler>['_unstableFormatAPIError']>[0];
type Answer<Data> = { data: Data } | { error?: unknown };

type Props<Data> = {
  title: string;
  children: ReactNode;
  warning: string;
  restore: () => Promise<Answer<Data>>;
  onRestored: (restored: Data) => void;
  remove: () => Promise<Answer<null>>;
};

/** The reason of a failure is told in the server’s words. */
function TrashRow<Data>({ title, children, warning, restore, onRestored, remove }: Props<Data>) {
  const text = useTexts();
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function act<Done>(call: () => Promise<Answer<Done>>, onDone: (done: Done) => void): Promise<void> {
    setIsBusy(true);
    const answer = await call();
    setIsBusy(false);
    if ('data' in answer) {
      onDone(answer.data);
      return;
    }
    const reason = answer.error === undefined ? '' : formatError(answer.error as Failure);
    toggleNotification({ type: 'danger', message: text('trash.not-done', { reason }) });
  }

  async function confirm(): Promise<void> {
    setIsAsking(false);
    await act(remove, () => toggleNotification({ type: 'success', message: text('trash.deleted', { title }) }));
  }

  return (
    <Row>
      <Words>
        <Typography tag="h3" variant="omega" fontWeight="bold">
          {title}
        </Typography>
        {children}
      </Words>
      <Flex gap={2} wrap="wrap">
        <Button
          variant="secondary"
          loading={isBusy}
          aria-label={text('trash.restore-named', { title })}
          onClick={() => void act(restore, onRestored)}
        >
          {text('trash.restore')}
        </Button>
        <Dialog.Root open={isAsking} onOpenChange={setIsAsking}>
          <Dialog.Trigger>
            <Button variant="danger-light" aria-label={text('trash.delete-named', { title })}>
              {text('trash.delete')}
            </Button>
          </Dialog.Trigger>
          <ConfirmDialog
            title={text('trash.delete-title')}
            endAction={
              <Button fullWidth variant="danger-light" onClick={() => void confirm()}>
                {text('trash.delete')}
              </Button>
            }
          >
            {warning}
          </ConfirmDialog>
        </Dialog.Root>
      </Flex>
    </Row>
  );
}

/** The day of a deletion in words, and the days until it is for good, counted from when the page was opened. */
function useTimes() {
  const intl = useIntl();
  const [now] = useState(() => Date.now());
  return {
    day: (time: string) => intl.formatDate(time, { dateStyle: 'long' }),
    days: (time: string) => daysLeft(time, now),
  };
}

export function TrashedFileRow({ file: { id, name: title, reason, keptAt, accountName } }: { file: TrashedFile }) {
  const text = useTexts();
  const { day, days } = useTimes();
  const { toggleNotification } = useNotification();
  const [bringBack] = panelApi.useBringFileBackMutation();
  const [deleteForGood] = panelApi.useDeleteFileForGoodMutation();
  const why = text(`trash.reason-${reason}`, { date: day(keptAt) });
  const by = accountName === null ? '' : ` ${text('trash.by', { name: accountName })}`;
  return (
    <TrashRow
      title={title}
      warning={text('trash.delete-file-about', { title })}
      restore={() => bringBack(id)}
      onRestored={() => toggleNotification({ type: 'success', message: text('trash.file-restored', { title }) })}
      remove={() => deleteForGood(id)}
    >
      <Typography tag="p" variant="pi" textColor="neutral600">
        {`${why}${by} · ${text('trash.until', { days: days(keptAt) })}`}
      </Typography>
    </TrashRow>
  );
}

export function TrashedEntryRow({ entry: { id, uid, deletedAt, accountName, ...entry } }: { entry: TrashedEntry }) {
  const text = useTexts();
  const intl = useIntl();
  const { day, days } = useTimes();
  const panelLanguage = usePanelLanguage();
  const labels = useLabels(uid);
  const { toggleNotification } = useNotification();
  // Strapi opens the link of a notification in a new tab, which knows nothing of the panel's own base address.
  const panel = useHref('/').replace(/[/]$/, '');
  const [bringBack] = panelApi.useBringEntryBackMutation();
  const [deleteForGood] = panelApi.useDeleteEntryForGoodMutation();
  const title = entry.title ?? text('trash.untitled');
  const typeName = siteTypes[uid]?.names[panelLanguage] ?? '';
  const languages = entry.languages.flatMap((language) =>
    isPanelLanguage(language) ? text(`language.${language}`) : [],
  );
  const deleted = { name: accountName ?? '', date: day(deletedAt) };

  function tell({ documentId, existing, skipped }: BroughtBack): void {
    const warn = (message: string) => toggleNotification({ type: 'warning', message, timeout: 20_000 });
    if (existing.length > 0) warn(text('trash.existing'));
    if (skipped.length === 0) {
      const link = { label: text('trash.open'), url: panel + contentAddress(uid, { entry: documentId }) };
      toggleNotification({ type: 'success', message: text('trash.restored', { title }), timeout: 10_000, link });
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
      restore={() => bringBack(id)}
      onRestored={tell}
      remove={() => deleteForGood(id)}
    >
      <Typography tag="p" textColor="neutral600">
        {[typeName, intl.formatList(languages)].filter((part) => part !== '').join(' · ')}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {`${text(accountName === null ? 'trash.deleted-by-program' : 'trash.deleted-by', deleted)} · `}
        {text('trash.until', { days: days(deletedAt) })}
      </Typography>
    </TrashRow>
  );
}
