import { useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTexts } from '../translations/use-texts';
import { daysLeft } from './days-left';

/** Tells what became of a call: the reason of a failure in the server’s words. */
export function useTrashOutcome() {
  const text = useTexts();
  const { toggleNotification } = useNotification();
  const { _unstableFormatAPIError: formatError } = useAPIErrorHandler();
  return {
    succeeded: (message: string, link?: { label: string; url: string }) =>
      toggleNotification({ type: 'success', message, timeout: 10_000, ...(link ? { link } : {}) }),
    warn: (message: string) => toggleNotification({ type: 'warning', message, timeout: 20_000 }),
    failed: ({ error }: { error?: Parameters<typeof formatError>[0] }) => {
      const reason = error === undefined ? '' : formatError(error);
      toggleNotification({ type: 'danger', message: text('trash.not-done', { reason }) });
    },
  };
}

export function useTrashDate(): (time: string) => string {
  const intl = useIntl();
  return (time) => intl.formatDate(time, { dateStyle: 'long' });
}

/** Counted from when the page was opened. */
export function useDaysLeft(): (deletedAt: string) => number {
  const [now] = useState(() => Date.now());
  return (deletedAt) => daysLeft(deletedAt, now);
}
