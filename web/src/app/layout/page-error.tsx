import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { ApiError } from '../../lib/cms-client/api-error';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/button';
import { Cluster } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Lead, Prose } from '../../ui/text';

type PageErrorProps = { error: unknown; onRetry(): void };

/** Stands where the page would be: what happened, and the next step. Navigation and footer stay. */
export function PageError({ error, onRetry }: PageErrorProps) {
  const { t } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <PageHeader>
      <h1 ref={title} tabIndex={-1}>
        {t('layout.error.title')}
      </h1>
      <Lead>{t('layout.error.text')}</Lead>
      {error instanceof ApiError ? <Prose>{t('layout.error.status', { status: error.status })}</Prose> : null}
      <Cluster>
        <Button onClick={onRetry}>{t('layout.error.retry')}</Button>
        <ButtonLink to={paths.home} $variant="quiet">
          {t('layout.error.home')}
        </ButtonLink>
      </Cluster>
    </PageHeader>
  );
}
