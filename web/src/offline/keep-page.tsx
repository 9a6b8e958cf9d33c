import { CircleCheck, Download } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useHref } from 'react-router-dom';
import styled from 'styled-components';
import useSWR from 'swr';
import { useLanguage } from '../i18n/language-provider';
import { lazyWithPreload } from '../lib/hydration/lazy-with-preload';
import type { Pack } from './pack';
import { Button } from '../ui/button';
import { ErrorBoundary } from '../ui/error-boundary';
import { Small } from '../ui/text';
import { Stack } from '../ui/layout';
import { notPrinted } from '../ui/theme/theme';

const KeepPanel = lazyWithPreload(async () => (await import('./keep-panel')).KeepPanel);

const Frame = styled(Stack)`
  align-items: flex-start;
  ${notPrinted}
`;

/** The button alone; everything behind it loads when it is wanted. `address` is the canonical one of what is kept. */
export function KeepPage({ address }: { address: string }) {
  const { t } = useLanguage();
  const isPreview = useHref('/') !== '/';
  const isKept = useIsKept(address);
  const [isOpen, setOpen] = useState(false);
  const warmUp = () => void KeepPanel.preload().catch(() => undefined);
  const Icon = isKept ? CircleCheck : Download;
  if (isPreview) return null;
  return (
    <Frame data-not-read>
      <Button
        data-scripted
        $variant="quiet"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <Icon size={18} aria-hidden />
        <span>{t(isKept ? 'keep.kept' : 'keep.keep')}</span>
      </Button>
      <noscript>{import.meta.env.SSR && <Small>{t('withoutScripts.keep')}</Small>}</noscript>
      {isOpen ? (
        <ErrorBoundary resetKey={address} fallback={() => <p role="alert">{t('layout.error.connection')}</p>}>
          <Suspense fallback={<p role="status">{t('dialog.opening')}</p>}>
            <KeepPanel address={address} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </Frame>
  );
}

/** In the language of the page. Nobody has kept anything where no worker stands behind it, so nothing is loaded then. */
function useIsKept(address: string): boolean {
  const { locale } = useLanguage();
  const { data: packs, mutate } = useSWR<readonly Pack[], unknown>('kept', null);
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
    import('./keeping').then(({ listKept }) => mutate(listKept(), { revalidate: false })).catch(() => undefined);
  }, [mutate]);
  return (
    packs?.some((pack) => pack.locale === locale && pack.documents.some((document) => document.address === address)) ??
    false
  );
}
