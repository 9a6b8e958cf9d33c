import { useEffect } from 'react';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { GospelDialog } from '../../features/gospel/gospel-dialog';
import { useOpenGospel } from '../../features/gospel/use-open-gospel';
import { lazyForm } from '../../features/requests/lazy-form';
import { siteSettingQuery } from '../../features/site-setting/site-setting-query';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

const ContactForm = lazyForm(
  lazyWithPreload(async () => (await import('../../features/contact-request/contact-form')).ContactForm),
);

/** The gospel presentation opens above every page, with the contact form in it. */
export function GospelOverPage() {
  const { locale } = useLanguage();
  const { readingBookUrl, contactEmail } = useContent(siteSettingQuery(locale));
  const [isOpen, setOpen] = useOpenGospel();

  useEffect(() => {
    // While the presentation is read; what fails here is asked for again when the form is opened.
    if (isOpen) ContactForm.preload().catch(() => undefined);
  }, [isOpen]);

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
