import { builtInLocale } from '@contracts/language';
import { useEffect, useRef } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import type { Page } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { Refused } from '../../features/panel-session/refused';
import { SessionWaiting } from '../../features/panel-session/session-waiting';
import { SignIn } from '../../features/panel-session/sign-in';
import { DeskWorkspace } from '../../features/prayer-desk/desk-workspace';
import { type Drafts, useDrafts } from '../../features/prayer-desk/drafts';
import { Rest } from '../../features/prayer-desk/rest';
import { useRest } from '../../features/prayer-desk/use-rest';
import { englishDesk } from '../../i18n/en/desk';
import { spanishDesk } from '../../i18n/es/desk';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import type { SessionRules } from '../../lib/panel-session/session-rules';
import { SessionProvider, useSession } from '../../lib/panel-session/session-provider';
import { paths } from '../../lib/paths';
import { ButtonAnchor } from '../../ui/button';
import { Container, Section } from '../../ui/layout';
import { nightRoles } from '../../ui/theme/surface';
import { media, space } from '../../ui/theme/theme';
import { deskData } from './data';
import { DeskHeader } from './desk-header';

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

const Place = styled(Section)`
  min-height: calc(60 * var(--screen));
  padding-block: ${space[6]} ${space[16]};
  ${media.narrow} {
    padding-block: ${space[4]} ${space[8]};
  }
`;

const sessionRules: SessionRules = { permits: ({ mayUseDesk }) => mayUseDesk, whenOver: 'end' };

const manifests = { en: '/desk.webmanifest', es: '/desk.es.webmanifest' } as const;

function DeskPage() {
  return (
    <ExtraTexts en={englishDesk} es={spanishDesk}>
      <SessionProvider rules={sessionRules}>
        <DeskView />
      </SessionProvider>
    </ExtraTexts>
  );
}

function DeskView() {
  const { locale, t } = useLanguage();
  return (
    <>
      <PageMetadata {...deskData.metadata(t)} />
      <link rel="manifest" href={manifests[builtInLocale(locale)]} />
      <LargeTargets />
      <NightByTheDevice />
      <DeviceFont />
      <DeskHeader />
      <WorkingPlace />
    </>
  );
}

/** Signing in or out removes the focused element, so focus moves to what replaced it. */
function WorkingPlace() {
  const { t } = useLanguage();
  const { state, account } = useSession();
  const drafts = useDrafts();
  const place = useRef<HTMLElement>(null);
  const shownState = useRef(state);

  useEffect(() => {
    if (shownState.current !== state && shownState.current !== 'checking') place.current?.focus();
    shownState.current = state;
  }, [state]);

  return (
    <Place ref={place} tabIndex={-1} aria-labelledby="desk-title" data-surface="paper">
      <Container>
        {state === 'checking' ? (
          <SessionWaiting />
        ) : state === 'signed-out' || account === null ? (
          <SignIn />
        ) : account.mayUseDesk ? (
          <AtWork key={account.email} drafts={drafts} onWake={() => place.current?.focus()} />
        ) : (
          <Refused
            text={t('prayerDesk.refused', { name: account.name })}
            action={<ButtonAnchor href={paths.panel}>{t('panelSession.panel')}</ButtonAnchor>}
          />
        )}
      </Container>
    </Place>
  );
}

function AtWork({ drafts, onWake }: { drafts: Drafts; onWake: () => void }) {
  const { isResting, wake } = useRest();
  if (!isResting) return <DeskWorkspace drafts={drafts} />;
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
