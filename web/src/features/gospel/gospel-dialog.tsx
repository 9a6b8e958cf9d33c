import { lazyDialogTexts } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { LazyDialogBoundary } from '../../ui/dialog/lazy-dialog-boundary';
import type { GospelPanelProps } from './gospel-panel';
import { LazyGospelPanel } from './use-gospel-link';

type GospelDialogProps = Omit<GospelPanelProps, 'onClose'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The gospel in five sections. The dialog's code and content load when it is opened or about to be. */
export function GospelDialog({ open, onOpenChange, ...rest }: GospelDialogProps) {
  const { t } = useLanguage();
  const close = () => onOpenChange(false);
  return (
    <LazyDialogBoundary isOpen={open} onClose={close} texts={lazyDialogTexts(t)}>
      {open && <LazyGospelPanel {...rest} onClose={close} />}
    </LazyDialogBoundary>
  );
}
