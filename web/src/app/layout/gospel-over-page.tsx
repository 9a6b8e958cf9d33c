import { useEffect } from 'react';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { GospelDialog } from '../../features/gospel/gospel-dialog';
import { useOpenGospel } from '../../features/gospel/gospel-address';
import { lazyForm } from '../../features/requests/lazy-form';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { useLanguage } from '../../i18n/language-provider';
import { withTexts } from '../../i18n/with-texts';
import { preloadable } from '../../lib/preloadable';

const ContactForm = lazyForm(
  withTexts(
    'contact-request',
    preloadable(async () => (await import('../../features/contact-request/contact-form')).ContactForm),
  ),
);

/** The gospel presentation opens above every page, with the contact form in it. */
export function GospelOverPage() {
  const { locale } = useLanguage();
  const { readingBookUrl, contactEmail } = useSiteSetting();
  const [isOpen, setOpen] = useOpenGospel();

  useEffect(() => {
    // Preloaded while the visitor reads; a failure is retried when the form is opened.
    if (isOpen) ContactForm.preload(locale).catch(() => undefined);
  }, [isOpen, locale]);

  return (
    <GospelDialog
      open={isOpen}
      onOpenChange={setOpen}
      readingBookUrl={readingBookUrl}
      connect={(onSent) => (
        <ContactForm variant="gospel" contactEmail={contactEmail} Help={CrisisHelp} onSent={onSent} />
      )}
    />
  );
}
