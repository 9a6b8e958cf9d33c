import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { LazyDialogBoundary } from '../../ui/dialog/lazy-dialog-boundary';
import { LazyGospelPanel } from './use-gospel-link';

export type GospelDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The book to read next; no button if empty. */
  readingBookUrl: string;
  /** Renders the contact form, which calls `onSent`. */
  connect: (onSent: () => void) => ReactNode;
  keep: ReactNode;
};

/** The gospel in five sections. The dialog's code and content load when it is opened or about to be. */
export function GospelDialog({ open, onOpenChange, ...rest }: GospelDialogProps) {
  const { t } = useLanguage();
  const close = () => onOpenChange(false);
  return (
    <LazyDialogBoundary
      isOpen={open}
      onClose={close}
      texts={{
        opening: t('dialog.opening'),
        failed: t('dialog.failed'),
        retry: t('dialog.retry'),
        close: t('dialog.close'),
      }}
    >
      {open && <LazyGospelPanel {...rest} onClose={close} />}
    </LazyDialogBoundary>
  );
}
