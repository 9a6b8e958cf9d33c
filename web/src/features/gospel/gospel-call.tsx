import type { GospelPresentation } from '@contracts/gospel-presentation';
import type { Locale } from '@contracts/site-setting';
import { ArrowLeft, MailCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';
import { NewTabLink } from '../../ui/new-tab-link';
import { Paragraphs } from '../../ui/paragraphs';
import { sheetHead } from './gospel-words';
import { color, font, fontSize, noFocusRing, space, stacked } from '../../ui/theme/theme';

const appear = keyframes`
  from { opacity: 0; }
`;

const Cover = styled.div`
  position: fixed;
  z-index: 2;
  inset: 0;
  ${stacked(3)}
  align-items: center;
  justify-content: center;
  padding: ${space[6]};
  text-align: center;
  svg {
    color: ${color.accent};
  }
  strong {
    font: 400 ${fontSize.heading2} / 1.2 ${font.serif};
  }
  ${noFocusRing}
  animation: ${appear} 200ms ease-out;
`;

/** Covers the dialog for a moment. Focus moves here from the button that is gone, so that it is read out. */
function GospelSent() {
  const { t } = useLanguage();
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => cover.current?.focus(), []);
  return (
    <Cover ref={cover} role="status" tabIndex={-1} data-surface="night">
      <MailCheck aria-hidden size="3rem" strokeWidth={1.25} />
      <strong>{t('gospelDialog.sent')}</strong>
      <p>{t('gospelDialog.sent.text')}</p>
    </Cover>
  );
}

const confirmationMs = 2000;

/** Focus moves only after an action of the visitor: when the presentation opens, the dialog has it. */
type Shown = { part: 'ways' | 'form' | 'sent'; takesFocus: boolean };

const Form = styled(Stack)`
  scroll-margin-top: ${sheetHead};
`;

const Heading = styled.h3`
  ${noFocusRing}
`;

type GospelCallProps = {
  call: GospelPresentation['callToAction'];
  lang: Locale | undefined;
  readingBookUrl: string;
  connect: (onSent: () => void) => ReactNode;
};

/** The next steps, replaced by the contact form while it is open. */
export function GospelCall({ call, lang, readingBookUrl, connect }: GospelCallProps) {
  const { t } = useLanguage();
  const titleId = useId();
  const [{ part, takesFocus }, setShown] = useState<Shown>({ part: 'ways', takesFocus: false });
  const connectButton = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const formHeading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    if (part === 'ways') {
      connectButton.current?.focus({ preventScroll: true });
      // The form below is gone, so the button may be off-screen.
      connectButton.current?.scrollIntoView({ block: 'center' });
    }
    if (part === 'form') {
      formHeading.current?.focus({ preventScroll: true });
      form.current?.scrollIntoView({ block: 'start' });
    }
  }, [part, takesFocus]);

  useEffect(() => {
    if (part !== 'sent') return;
    const timer = setTimeout(() => setShown({ part: 'ways', takesFocus: true }), confirmationMs);
    return () => clearTimeout(timer);
  }, [part]);

  if (part === 'form') {
    return (
      <Form as="section" ref={form} $gap={5} aria-labelledby={titleId}>
        <Stack $gap={5}>
          <div>
            <Button $variant="quiet" onClick={() => setShown({ part: 'ways', takesFocus: true })}>
              <ArrowLeft aria-hidden size={18} />
              <span>{t('gospelDialog.back')}</span>
            </Button>
          </div>
          <Heading id={titleId} ref={formHeading} tabIndex={-1}>
            {t('gospelDialog.connect.title')}
          </Heading>
          <Paragraphs text={call.connectText} lang={lang} />
        </Stack>
        {connect(() => setShown({ part: 'sent', takesFocus: true }))}
      </Form>
    );
  }
  return (
    <Stack as="section" $gap={5} aria-labelledby={titleId}>
      <Stack $gap={3} lang={lang}>
        <h3 id={titleId}>{call.title}</h3>
        <Paragraphs text={call.text} />
        {readingBookUrl && call.bookText && <Paragraphs text={call.bookText} />}
      </Stack>
      <Cluster $gap={3}>
        <Button ref={connectButton} onClick={() => setShown({ part: 'form', takesFocus: true })}>
          {t('gospelDialog.connect')}
        </Button>
        {readingBookUrl && (
          <NewTabLink href={readingBookUrl} note={t('words.newTab')} variant="quiet">
            {t('gospelDialog.read')}
          </NewTabLink>
        )}
      </Cluster>
      {part === 'sent' && <GospelSent />}
    </Stack>
  );
}
