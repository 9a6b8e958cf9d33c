import { useState, type RefObject } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { lazyWithPreload } from '../../../lib/hydration/lazy-with-preload';
import { LazyDialogBoundary } from '../../../ui/dialog/lazy-dialog-boundary';
import type { TextHelp } from '../../../ui/form/text-help';

export const CounselingPanel = lazyWithPreload(() =>
  import('./counseling-panel').then((module) => module.CounselingPanel),
);

type CounselingDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSent: (reference: string, text: string) => void;
  Help: TextHelp;
  contactEmail: string;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** The form is loaded when the dialog is first opened. */
export function CounselingDialog({ open, onOpenChange, ...rest }: CounselingDialogProps) {
  const { t } = useLanguage();
  const [isNeeded, setNeeded] = useState(open);
  if (open && !isNeeded) setNeeded(true);
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
      {isNeeded && <CounselingPanel {...rest} isOpen={open} onClose={close} />}
    </LazyDialogBoundary>
  );
}
