import { Suspense, useEffect } from 'react';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { GospelDialog } from '../../features/gospel/gospel-dialog';
import { useOpenGospel } from '../../features/gospel/gospel-address';
import { LazyContactForm } from '../../features/requests/lazy-forms';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

const LazyGospelTools = lazyWithPreload(async () => (await import('./gospel-tools')).GospelTools);

export function GospelOverPage() {
  const { readingBookUrl, contactEmail } = useSiteSetting();
  const [isOpen, setOpen] = useOpenGospel();

  useEffect(() => {
    // Preloaded while the visitor reads; a failure is retried when the form is opened.
    if (isOpen) LazyContactForm.preload().catch(() => undefined);
  }, [isOpen]);

  return (
    <GospelDialog
      open={isOpen}
      onOpenChange={setOpen}
      readingBookUrl={readingBookUrl}
      keep={
        <Suspense>
          <LazyGospelTools />
        </Suspense>
      }
      connect={(onSent) => (
        <LazyContactForm variant="gospel" contactEmail={contactEmail} Help={CrisisHelp} onSent={onSent} />
      )}
    />
  );
}
