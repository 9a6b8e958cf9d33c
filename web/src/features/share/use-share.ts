import { useLanguage } from '../../i18n/language-provider';
import { useHydrated } from '../../lib/hydration/hydrate-on-interaction';
import { withLanguage } from '../../lib/page-address';
import { useSite } from '../../lib/site-context';
import { showToast, successToastMs } from '../../ui/toast/toast-store';

type Share = {
  url: string;
  /** Opens the device's share sheet; null where there is none. */
  openSheet: (() => void) | null;
  copy: () => void;
};

/** Ways to share an address of the site in the current language. */
export function useShare(title: string, address: string): Share {
  const { locale, t } = useLanguage();
  const { publicUrl } = useSite();
  const canShare = useHydrated() && 'share' in navigator;
  const url = publicUrl + withLanguage(address, locale);

  async function openSheet() {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: t('share.copied'), durationMs: successToastMs });
    } catch {
      // The clipboard needs permission and HTTPS; otherwise the address is shown for copying by hand.
      showToast({ title: t('share.copyFailed'), text: url, variant: 'destructive', isSticky: true });
    }
  }

  return { url, openSheet: canShare ? () => void openSheet() : null, copy: () => void copy() };
}
