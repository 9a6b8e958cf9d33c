import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import type { TextHelp } from '../../ui/form/text-help';
import { Small } from '../../ui/text';
import { media, space } from '../../ui/theme/theme';
import { CounselingBanner } from './counseling-banner';
import { CounselingDialog, CounselingPanel } from './counseling-dialog';

const bannerMs = 3000;

const Way = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
  ${media.print} {
    display: none;
  }
`;

/** Of no use where nothing would answer it. */
const ScriptedButton = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;

/** The button, the request in its dialog, and the banner that says that it was received. */
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

  // What fails here is asked for again, and told, when the dialog is opened.
  const warmUp = () => void CounselingPanel.preload().catch(() => undefined);

  return (
    <Way>
      <ScriptedButton ref={button} onClick={() => setOpen(true)} onPointerEnter={warmUp} onFocus={warmUp}>
        {t('counseling.schedule')}
      </ScriptedButton>
      <noscript>
        <Small>
          {t('layout.formNeedsScript')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </Small>
      </noscript>
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
      <CounselingBanner isShown={isBannerShown} />
    </Way>
  );
}
