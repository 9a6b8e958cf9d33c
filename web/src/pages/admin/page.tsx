import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { SessionProvider, useSession } from '../../features/media-admin/session/session-provider';
import { SignInAgain } from '../../features/media-admin/session/sign-in-again';
import type { Page } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { englishAdmin } from '../../i18n/en/admin';
import { spanishAdmin } from '../../i18n/es/admin';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { Container, Section, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Lead } from '../../ui/text';
import { media, space } from '../../ui/theme/theme';
import { AccountBar } from './account-bar';
import { AdminWaiting } from './admin-waiting';
import { AdminPlaces } from './admin-places';
import { adminData } from './data';
import { Refused } from './refused';
import { SignIn } from './sign-in';

/** Drag and drop and the picker are large, and nobody needs them before signing in. */
const AdminWorkspace = lazyWithPreload(async () => (await import('./admin-workspace')).AdminWorkspace);
const SitePicturesTab = lazyWithPreload(async () => (await import('./site-pictures-tab')).SitePicturesTab);

/** Less space above than on a page of text. */
const Desk = styled(Section)`
  padding-block: clamp(${space[8]}, 5vw, ${space[16]}) ${space.section};
  ${media.narrow} {
    padding-block-start: ${space[6]};
  }
`;

const adminTexts = { en: englishAdmin, es: spanishAdmin };

function AdminPage() {
  return (
    <ExtraTexts texts={adminTexts}>
      <AdminView />
    </ExtraTexts>
  );
}

function AdminView() {
  const { t } = useLanguage();
  return (
    <SessionProvider>
      <PageMetadata {...adminData.metadata(t)} />
      <PageHeader>
        <h1 id="admin-title">{t('mediaAdmin.title')}</h1>
        <Lead>{t('mediaAdmin.lead')}</Lead>
        <AccountBar />
      </PageHeader>
      <WorkingPlace />
      <SignInAgain />
    </SessionProvider>
  );
}

/** Signing in or out removes the focused element, so focus moves to what replaced it. */
function WorkingPlace() {
  const { state } = useSession();
  const place = useRef<HTMLElement>(null);
  const shownState = useRef(state);

  useEffect(() => {
    if (shownState.current !== state && shownState.current !== 'checking') place.current?.focus();
    shownState.current = state;
  }, [state]);

  return (
    <Desk ref={place} tabIndex={-1} aria-labelledby="admin-title" data-surface="paper">
      <Container>
        <Suspense fallback={<AdminWaiting />}>
          <WhatFollows />
        </Suspense>
      </Container>
    </Desk>
  );
}

function WhatFollows() {
  const { state, account } = useSession();
  const [search] = useSearchParams();
  const showsPictures = search.get('tab') === 'pictures';
  const Workspace = showsPictures ? SitePicturesTab : AdminWorkspace;

  useEffect(() => {
    // Preloaded while the user signs in; a failure is retried when it is rendered.
    Workspace.preload().catch(() => undefined);
  }, [Workspace]);

  if (state === 'checking') return <AdminWaiting />;
  if (state === 'signed-out') return <SignIn />;
  if (!account?.mayManage) return <Refused />;
  return (
    <Stack $gap={8}>
      <AdminPlaces current={showsPictures ? 'pictures' : 'timeline'} />
      <Suspense fallback={<AdminWaiting />}>
        <Workspace />
      </Suspense>
    </Stack>
  );
}

export const page: Page = { data: adminData, Component: AdminPage };
