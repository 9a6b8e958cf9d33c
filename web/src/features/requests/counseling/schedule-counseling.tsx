import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { paths } from '../../../lib/paths';
import type { TextHelp } from '../../../ui/form/text-help';
import { Notice } from '../../../ui/notice';
import { Small } from '../../../ui/text';
import { layer, media, radius, shadow, size, space } from '../../../ui/theme/theme';
import { CounselingDialog, CounselingPanel } from './counseling-dialog';

const bannerMs = 3000;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
  ${media.print} {
    display: none;
  }
`;

const descend = keyframes`
  from { opacity: 0; translate: 0 -0.75rem; }
`;

/** Above the page, to avoid a layout shift; below the navigation bar. */
const BannerPlace = styled.div`
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
    animation: ${descend} 240ms ease-out;
  }
`;

export function ScheduleCounseling({ contactEmail, Help }: { contactEmail: string; Help: TextHelp }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
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

  return (
    <Column>
      {/* Without scripts, or before they have come, the button leads to the page of the same form. */}
      <form
        action={paths.counseling}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Button ref={button} type="submit" onPointerEnter={preload} onFocus={preload}>
          {t('counseling.schedule')}
        </Button>
      </form>
      {sent && <Small>{t('counselingRequest.received', { reference: sent.reference })}</Small>}
      {sent && <Help key={sent.reference} text={sent.text} isSent />}
      <CounselingDialog
        open={isOpen}
        onOpenChange={setOpen}
        Help={Help}
        onSent={(reference, text) => {
          setSent({ reference, text });
          setBannerShown(true);
        }}
        contactEmail={contactEmail}
        returnFocusTo={button}
      />
      {/* Always there, so that screen readers announce what comes into it. */}
      <BannerPlace role="status">
        {isBannerShown && (
          <Notice tone="success" icon={<CircleCheck aria-hidden size="1.4em" />} title={t('counselingRequest.sent')}>
            <p>{t('counselingRequest.sent.text')}</p>
          </Notice>
        )}
      </BannerPlace>
    </Column>
  );
}
