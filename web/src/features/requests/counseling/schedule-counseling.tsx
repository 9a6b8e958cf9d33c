import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyDialogTexts } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/language-provider';
import { lazyWithPreload } from '../../../lib/hydration/lazy-with-preload';
import { Button } from '../../../ui/button';
import { LazyDialogBoundary } from '../../../ui/dialog/lazy-dialog-boundary';
import { paths } from '../../../lib/paths';
import type { TextHelp } from '../../../ui/form/text-help';
import { Notice } from '../../../ui/notice';
import { Small } from '../../../ui/text';
import { layer, notPrinted, radius, shadow, size, space, stacked } from '../../../ui/theme/theme';

/** The form is loaded when the dialog is first opened. */
const CounselingPanel = lazyWithPreload(async () => (await import('./counseling-panel')).CounselingPanel);

const bannerMs = 3000;

const Column = styled.div`
  ${stacked(3)}
  align-items: flex-start;
  ${notPrinted}
`;

/** Above the page, to avoid a layout shift; below the navigation bar. */
const BannerRegion = styled.div`
  position: fixed;
  inset: calc(${size.navigation} + ${space[3]}) ${space[4]} auto;
  z-index: ${layer.toast};
  display: flex;
  justify-content: center;
  pointer-events: none;
  > * {
    max-width: 38rem;
    border-radius: ${radius.control};
    box-shadow: ${shadow.floating};
    pointer-events: auto;
  }
`;

export function ScheduleCounseling({ contactEmail, Help }: { contactEmail: string; Help: TextHelp }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [sent, setSent] = useState<{ reference: string; text: string }>();
  const [isBannerShown, setBannerShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isBannerShown) return;
    const timer = setTimeout(() => setBannerShown(false), bannerMs);
    return () => clearTimeout(timer);
  }, [isBannerShown]);

  // A failure is retried, and shown, when the dialog is opened.
  const preload = () => void CounselingPanel.preload().catch(() => undefined);

  const close = () => setOpen(false);

  return (
    <Column>
      {/* Without scripts, or before they have come, the button leads to the page of the same form. */}
      <form
        action={paths.counseling}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
          setWasOpened(true);
        }}
      >
        <Button ref={button} type="submit" onPointerEnter={preload} onFocus={preload}>
          {t('counseling.schedule')}
        </Button>
      </form>
      {sent && (
        <Small>
          <span>{t('counselingRequest.received')}</span> <span style={{ whiteSpace: 'nowrap' }}>{sent.reference}</span>
        </Small>
      )}
      {sent && <Help key={sent.reference} text={sent.text} isSent />}
      <LazyDialogBoundary isOpen={isOpen} onClose={close} texts={lazyDialogTexts(t)}>
        {wasOpened && (
          <CounselingPanel
            isOpen={isOpen}
            onClose={close}
            Help={Help}
            onSent={(reference, text) => {
              setSent({ reference, text });
              setBannerShown(true);
            }}
            contactEmail={contactEmail}
            returnFocusTo={button}
          />
        )}
      </LazyDialogBoundary>
      {/* Always there, so that screen readers announce what comes into it. */}
      <BannerRegion role="status">
        {isBannerShown && (
          <Notice tone="success" title={t('counselingRequest.sent')}>
            <p>{t('counselingRequest.sent.text')}</p>
          </Notice>
        )}
      </BannerRegion>
    </Column>
  );
}
