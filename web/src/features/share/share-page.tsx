import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { withLanguage } from '../../lib/page-address';
import { useSite } from '../../lib/site-context';
import { ShareButtons } from '../../ui/share-button';
import { showToast } from '../../ui/toast/toast-store';
import { whatsAppAddress } from './whatsapp';

const subscribeToNothing = () => () => undefined;
const hasShareSheet = () => 'share' in navigator;
const serverHasNone = () => false;

/** Lets the visitor hand the page on, in the language in which it is being read. */
export function SharePage({ title }: { title: string }) {
  const { locale, t } = useLanguage();
  const { publicUrl, address } = useSite();
  const canShare = useSyncExternalStore(subscribeToNothing, hasShareSheet, serverHasNone);
  const url = publicUrl + withLanguage(address, locale);

  async function openSheet() {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the sheet again is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: t('share.copied'), duration: 2000 });
    } catch {
      // Without permission, or on a page that is not encrypted: the address is shown to be copied by hand.
      showToast({ title: t('share.copyFailed'), text: url, variant: 'destructive' });
    }
  }

  return (
    <ShareButtons
      label={t('share.label')}
      sheet={canShare ? { label: t('share.sheet'), open: () => void openSheet() } : null}
      whatsApp={{ label: t('share.whatsApp'), note: t('share.newTab'), href: whatsAppAddress(title, url) }}
      copy={{ label: t('share.copy'), run: () => void copy() }}
    />
  );
}
