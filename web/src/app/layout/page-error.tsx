import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { ApiError, NoAnswer } from '../../lib/cms-client/api-error';
import { paths } from '../../lib/paths';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button';
import { Cluster, Container } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Lead, Prose } from '../../ui/text';
import { space } from '../../ui/theme/theme';

const NextStep = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding-block: ${space[12]} ${space.section};
`;

type PageErrorProps = { error: unknown; onRetry: () => void };

/** Shown instead of the page; navigation and footer stay. */
export function PageError({ error, onRetry }: PageErrorProps) {
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
          <Button onClick={onRetry}>{t('layout.error.retry')}</Button>
          <ButtonLink to={paths.home} $variant="quiet">
            {t('layout.error.home')}
          </ButtonLink>
          {isUnreachable && 'serviceWorker' in navigator && navigator.serviceWorker.controller ? (
            <ButtonAnchor href={paths.kept} $variant="quiet">
              {t('layout.error.kept')}
            </ButtonAnchor>
          ) : null}
        </Cluster>
      </NextStep>
    </>
  );
}
