import { useLanguage } from '../../i18n/language-provider';
import { useSite } from '../../lib/site-context';
import { ShareButtons } from '../../ui/share-button';
import { useShare } from './use-share';

export function PageShareButtons({ title }: { title: string }) {
  const { t } = useLanguage();
  const { url, openSheet, copy } = useShare(title, useSite().address);
  return (
    <ShareButtons
      label={t('share.label')}
      sheet={openSheet && { label: t('share.sheet'), open: openSheet }}
      whatsApp={{ label: t('share.whatsApp'), note: t('share.newTab'), href: whatsAppAddress(title, url) }}
      copy={{ label: t('share.copy'), run: copy }}
    />
  );
}

/** Opens WhatsApp with a message to send. */
export function whatsAppAddress(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
}
