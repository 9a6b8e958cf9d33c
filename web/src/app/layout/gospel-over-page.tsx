import { useEffect } from 'react';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { GospelDialog } from '../../features/gospel/gospel-dialog';
import { useOpenGospel } from '../../features/gospel/use-open-gospel';
import { LazyContactForm } from '../../features/requests/lazy-forms';
import { siteSettingQuery } from '../../features/site-setting/site-setting-query';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';

/** The gospel presentation opens above every page, with the contact form in it. */
export function GospelOverPage() {
  const { locale } = useLanguage();
  const { readingBookUrl, contactEmail } = useContent(siteSettingQuery(locale));
  const [isOpen, setOpen] = useOpenGospel();

  useEffect(() => {
    // While the presentation is read; what fails here is loaded again when the form is opened.
    if (isOpen) LazyContactForm.preload().catch(() => undefined);
  }, [isOpen]);

  return (
    <GospelDialog
      open={isOpen}
      onOpenChange={setOpen}
      readingBookUrl={readingBookUrl}
      connect={(onSent) => (
        <LazyContactForm variant="gospel" contactEmail={contactEmail} Help={CrisisHelp} onSent={onSent} />
      )}
    />
  );
}
