import { CircleCheck, Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useHref } from 'react-router-dom';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { Button } from '../../ui/button';
import { ErrorBoundary } from '../../ui/error-boundary';
import { media, space } from '../../ui/theme/theme';
import { KeptTexts } from './kept-texts';
import { useKept } from './use-kept';

const KeepPanel = lazyWithPreload(async () => (await import('./keep-panel')).KeepPanel);

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[4]};
  ${media.print} {
    display: none;
  }
`;

/** `address` is the canonical address of what is to be kept. */
export function KeepBar({ address }: { address: string }) {
  const isPreview = useHref('/') !== '/';
  return isPreview ? null : (
    <KeptTexts>
      <Bar address={address} />
    </KeptTexts>
  );
}

function Bar({ address }: { address: string }) {
  const { t } = useLanguage();
  const { packs } = useKept();
  const [isOpen, setOpen] = useState(false);
  const isKept = packs.some(({ documents }) => documents.some((document) => document.address === address));
  const warmUp = () => void KeepPanel.preload().catch(() => undefined);
  const Icon = isKept ? CircleCheck : Download;
  return (
    <Frame>
      <Button
        $variant="quiet"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <Icon size={18} aria-hidden />
        {t(isKept ? 'kept.isKept' : 'kept.keep')}
      </Button>
      {isOpen ? (
        <ErrorBoundary resetKey={address} fallback={() => <p role="alert">{t('kept.failure.no-line')}</p>}>
          <Suspense fallback={<p role="status">{t('kept.measuring')}</p>}>
            <KeepPanel address={address} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </Frame>
  );
}
