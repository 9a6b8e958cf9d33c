import { useLanguage } from '../../i18n/language-provider';
import { ButtonLink } from '../../ui/button';
import { useGospelLink } from './use-gospel-link';
import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/hydration/hydrate-on-interaction';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

const Inline = import.meta.env.SSR
  ? lazyWithPreload(() => import('./gospel-inline').then((module) => module.GospelInline))
  : null;

/** The whole presentation in the page itself: without scripts, or until they have come and show the dialog. */
export function GospelBeforeDialog(props: { readingBookUrl: string; connect: ReactNode }) {
  const isHydrated = useHydrated();
  if (Inline)
    return (
      <div>
        <Inline {...props} />
      </div>
    );
  // React keeps what the server sent here, and needs no code for it.
  return isHydrated ? null : <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

export function GospelButton({ variant = 'action' }: { variant?: 'action' | 'quiet' }) {
  const { t } = useLanguage();
  const link = useGospelLink();
  return (
    <ButtonLink {...link} $variant={variant}>
      {t('gospel.open')}
    </ButtonLink>
  );
}
