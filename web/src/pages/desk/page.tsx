import { builtInLocale } from '@contracts/language';
import { useEffect } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { type Page, definePage } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { SessionWaiting } from '../../features/panel-session/session-waiting';
import { SignIn } from '../../features/panel-session/sign-in';
import { useSessionFocus } from '../../features/panel-session/use-session-focus';
import { DeskWorkspace } from '../../features/prayer-desk/desk-workspace';
import { forgetDrafts } from '../../features/prayer-desk/drafts';
import { Rest, useRest } from '../../features/prayer-desk/rest';
import { englishDesk } from '../../i18n/en/desk';
import { spanishDesk } from '../../i18n/es/desk';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import type { SessionRules } from '../../lib/panel-session/session-rules';
import { SessionProvider, useSession } from '../../lib/panel-session/session-provider';
import { paths } from '../../lib/paths';
import { ButtonAnchor } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Container, Section } from '../../ui/layout';
import { nightRoles } from '../../ui/theme/surface';
import { media, space } from '../../ui/theme/theme';
import { DeskHeader } from './desk-header';
import type { Translate } from '../../i18n/translate';

export const deskData = definePage({
  queries: () => ({}),
  metadata: (t: Translate) => ({
    title: t('prayerDesk.title'),
    description: t('prayerDesk.description'),
    noindex: true,
  }),
});

/** Headings in a font of the device: the site's own is an eighth of what a slow line may carry before one can pray. */
const DeviceFont = createGlobalStyle`
  :root { --font-serif: 'First Light Georgia', 'First Light Noto', 'First Light Times', serif; }
`;

/** Many use it with one thumb, and some with trembling hands. */
const LargeTargets = createGlobalStyle`
  :root { --target: 3rem; }
`;

/** Night on the whole page where the device asks for it: many pray late, and beside somebody who sleeps. */
const NightByTheDevice = createGlobalStyle`
  @media screen and (prefers-color-scheme: dark) {
    :root { color-scheme: dark; }
    :root:root, :root [data-surface='paper'] { ${nightRoles} }
  }
`;

const DeskSection = styled(Section)`
  min-height: calc(60 * var(--screen));
  padding-block: ${space[6]} ${space[16]};
  ${media.narrow} {
    padding-block: ${space[4]} ${space[8]};
  }
`;

const sessionRules: SessionRules = { permits: ({ mayUseDesk }) => mayUseDesk, whenOver: 'end' };

const manifests = { en: '/desk.webmanifest', es: '/desk.es.webmanifest' } as const;

const DeskPage = withTexts({ en: englishDesk, es: spanishDesk }, DeskView);

function DeskView() {
  const { locale, t } = useLanguage();
  return (
    <SessionProvider rules={sessionRules}>
      <PageMetadata {...deskData.metadata(t)} />
      <link rel="manifest" href={manifests[builtInLocale(locale)]} />
      <LargeTargets />
      <NightByTheDevice />
      <DeviceFont />
      <DeskHeader />
      <SessionSection />
    </SessionProvider>
  );
}

function SessionSection() {
  const { t } = useLanguage();
  const { state, account, isOver } = useSession();
  const section = useSessionFocus();

  useEffect(() => {
    if (state === 'signed-out' && !isOver) forgetDrafts();
  }, [state, isOver]);

  return (
    <DeskSection ref={section} tabIndex={-1} aria-labelledby="desk-title" data-surface="paper">
      <Container>
        {state === 'checking' ? (
          <SessionWaiting />
        ) : state === 'signed-out' || account === null ? (
          <SignIn />
        ) : account.mayUseDesk ? (
          <AtWork key={account.email} onWake={() => section.current?.focus()} />
        ) : (
          <EmptyState
            title={t('panelSession.refused.title')}
            text={t('prayerDesk.refused', { name: account.name })}
            action={<ButtonAnchor href={paths.panel}>{t('panelSession.panel')}</ButtonAnchor>}
          />
        )}
      </Container>
    </DeskSection>
  );
}

function AtWork({ onWake }: { onWake: () => void }) {
  const { isResting, wake } = useRest();
  if (!isResting) return <DeskWorkspace />;
  return (
    <Rest
      onContinue={() => {
        wake();
        onWake();
      }}
    />
  );
}

export const page: Page = { data: deskData, Component: DeskPage };
