import { Suspense, useContext, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { SessionRules } from '../../lib/panel-session/session-rules';
import { SessionProvider, useSession } from '../../lib/panel-session/session-provider';
import { SignInAgain } from '../../features/panel-session/sign-in-again';
import { type Page, definePage } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { englishAdmin } from '../../i18n/en/admin';
import { spanishAdmin } from '../../i18n/es/admin';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { SiteContext } from '../../lib/site-context';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { paths } from '../../lib/paths';
import { ButtonAnchor, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Container, Section, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Lead } from '../../ui/text';
import { media, space } from '../../ui/theme/theme';
import { AccountBar } from '../../features/panel-session/account-bar';
import { SessionWaiting } from '../../features/panel-session/session-waiting';
import { useSessionFocus } from '../../features/panel-session/use-session-focus';
import { forgetUnsavedInput } from '../../features/media-admin/unsaved-input';
import { type AdminTab, AdminTabs } from './admin-tabs';
import { SignIn } from '../../features/panel-session/sign-in';
import type { Translate } from '../../i18n/translate';

export const adminData = definePage({
  queries: () => ({}),
  metadata: (t: Translate) => ({
    title: t('mediaAdmin.title'),
    description: t('mediaAdmin.description'),
    noindex: true,
  }),
});

/** Drag and drop and the picker are large, and nobody needs them before signing in. */
const AdminWorkspace = lazyWithPreload(async () => (await import('./admin-workspace')).AdminWorkspace);
const SitePictures = lazyWithPreload(
  async () => (await import('../../features/media-admin/slots/site-pictures')).SitePictures,
);

const Setup = lazyWithPreload(async () => (await import('./setup')).Setup);

const workspaces = {
  timeline: AdminWorkspace,
  pictures: SitePictures,
  setup: Setup,
} as const satisfies Record<AdminTab, unknown>;

const isTab = (name: string): name is AdminTab => Object.hasOwn(workspaces, name);

/** Less space above than on a page of text. */
const Desk = styled(Section)`
  padding-block: clamp(${space[8]}, 5vw, ${space[16]}) ${space.section};
  ${media.narrow} {
    padding-block-start: ${space[6]};
  }
`;

const sessionRules: SessionRules = { permits: ({ mayManage }) => mayManage, whenOver: 'ask' };

const AdminPage = withTexts({ en: englishAdmin, es: spanishAdmin }, AdminView);

function AdminView() {
  const { t } = useLanguage();
  return (
    <SessionProvider rules={sessionRules}>
      <PageMetadata {...adminData.metadata(t)} />
      <PageHeader>
        <h1 id="admin-title">{t('mediaAdmin.title')}</h1>
        <Lead>{t('mediaAdmin.lead')}</Lead>
        <AccountBar />
      </PageHeader>
      <SessionSection />
      <SignInAgain />
    </SessionProvider>
  );
}

function SessionSection() {
  const section = useSessionFocus();

  return (
    <Desk ref={section} tabIndex={-1} aria-labelledby="admin-title" data-surface="paper">
      <Container>
        <Suspense fallback={<SessionWaiting />}>
          <WhatFollows />
        </Suspense>
      </Container>
    </Desk>
  );
}

function WhatFollows() {
  const { state, account, isOver } = useSession();
  const [search] = useSearchParams();
  const tab = search.get('tab');
  const site = useContext(SiteContext);
  // A closed site is made ready first; an event has its own address.
  const start = site?.preparing !== undefined && !search.has('event') ? 'setup' : 'timeline';
  const current = tab !== null && isTab(tab) ? tab : start;
  const Workspace = workspaces[current];

  useEffect(() => {
    // Preloaded while the user signs in; a failure is retried when it is rendered.
    Workspace.preload().catch(() => undefined);
  }, [Workspace]);

  useEffect(() => {
    if (state === 'signed-out' && !isOver) forgetUnsavedInput();
  }, [state, isOver]);

  if (state === 'checking') return <SessionWaiting />;
  if (state === 'signed-out') return <SignIn />;
  if (!account?.mayManage) {
    return <NoAccess name={account?.name ?? ''} mayUseDesk={account?.mayUseDesk ?? false} />;
  }
  return (
    <Stack $gap={8}>
      <AdminTabs current={current} />
      <Suspense fallback={<SessionWaiting />}>
        <Workspace />
      </Suspense>
    </Stack>
  );
}

function NoAccess({ name, mayUseDesk }: { name: string; mayUseDesk: boolean }) {
  const { t } = useLanguage();
  return (
    <EmptyState
      title={t('panelSession.refused.title')}
      text={t('mediaAdmin.refused.text', { name })}
      action={
        mayUseDesk ? (
          <ButtonLink to={paths.desk}>{t('mediaAdmin.refused.desk')}</ButtonLink>
        ) : (
          <ButtonAnchor href={paths.panel}>{t('panelSession.panel')}</ButtonAnchor>
        )
      }
    />
  );
}

export const page: Page = { data: adminData, Component: AdminPage };
