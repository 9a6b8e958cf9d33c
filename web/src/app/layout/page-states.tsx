import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { PageMetadata } from '../../features/page/page-metadata';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink, Button, ButtonAnchor } from '../../ui/button';
import { Cluster, Container, Section } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Lead, Prose, VisuallyHidden } from '../../ui/text';
import { space, stacked } from '../../ui/theme/theme';
import { CardGrid } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { useEffect, useRef } from 'react';
import { ApiError, NoAnswer } from '../../lib/cms-client/api-error';

export function PageLoading() {
  const { t } = useLanguage();
  return (
    <>
      <title>{t('layout.loading')}</title>
      <VisuallyHidden as="h1">{t('layout.loading')}</VisuallyHidden>
      <PageHeader>
        <Skeleton $width="20rem" $height="3rem" />
        <Skeleton $width="36rem" $height="1.5rem" />
      </PageHeader>
      <Section as="div">
        <Container>
          <CardGrid as="div">
            {[1, 2, 3, 4].map((card) => (
              <Skeleton key={card} $height="15rem" />
            ))}
          </CardGrid>
        </Container>
      </Section>
    </>
  );
}

/** Shown instead of the page; navigation and footer stay. */
export function PageError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLanguage();
  const isUnreachable = error instanceof NoAnswer || !navigator.onLine;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <title>{t('layout.error.title')}</title>
      <PageHeader>
        <h1 ref={title} tabIndex={-1}>
          {t('layout.error.title')}
        </h1>
        <Lead>{t(isUnreachable ? 'layout.error.connection' : 'layout.error.text')}</Lead>
      </PageHeader>
      <NextStep>
        {error instanceof ApiError ? <Prose>{t('layout.error.status', { status: error.status })}</Prose> : null}
        <Cluster>
          <Button onClick={onRetry}>{t('words.retry')}</Button>
          <ButtonLink to={paths.home} $variant="quiet">
            {t('layout.error.home')}
          </ButtonLink>
          {isUnreachable && 'serviceWorker' in navigator && navigator.serviceWorker.controller ? (
            <ButtonAnchor href={paths.kept} $variant="quiet">
              {t('kept.page.title')}
            </ButtonAnchor>
          ) : null}
        </Cluster>
      </NextStep>
    </>
  );
}

const NextStep = styled(Container)`
  ${stacked(6)}
  padding-block: ${space[12]} ${space.section};
`;

/** For a page whose content was deleted or unpublished. The server answers 404 with it. */
export function MissingPage() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const { contactEmail } = useSiteSetting();
  return (
    <>
      <PageMetadata title={t('layout.missing.title')} description={t('layout.missing.text')} noindex />
      <PageHeader title={t('layout.missing.title')} lead={t('layout.missing.text')} />
      <NextStep>
        <Cluster>
          {pathname !== paths.home && <ButtonLink to={paths.home}>{t('layout.error.home')}</ButtonLink>}
          {pathname !== paths.resources && (
            <ButtonLink to={paths.resources} $variant="quiet">
              {t('home.hero.library')}
            </ButtonLink>
          )}
        </Cluster>
        <Prose>
          <span>{t('layout.missing.write')}</span> <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </Prose>
      </NextStep>
    </>
  );
}
