import { KeptList } from '../../features/keep/kept-list';
import { useKept } from '../../features/keep/use-keeping';
import type { Page } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { englishKept } from '../../i18n/en/kept';
import { spanishKept } from '../../i18n/es/kept';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Container, Section, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Lead } from '../../ui/text';
import { keptData } from './data';
import { KeptSearch } from './kept-search';

function KeptPage() {
  return (
    <ExtraTexts en={englishKept} es={spanishKept}>
      <Kept />
    </ExtraTexts>
  );
}

function Kept() {
  const { t } = useLanguage();
  const { packs, isKnown } = useKept();
  return (
    <>
      <PageMetadata {...keptData.metadata(t)} />
      <PageHeader>
        <h1>{t('kept.page.title')}</h1>
        <Lead>{t('kept.page.intro')}</Lead>
      </PageHeader>
      <Section as="div">
        <Container>
          <Stack $gap={8}>
            <noscript>
              <p>{t('kept.page.noScript')}</p>
            </noscript>
            {packs.length > 0 ? <KeptSearch packs={packs} /> : null}
            {isKnown && packs.length === 0 ? (
              <EmptyState
                title={t('kept.page.empty')}
                text={t('kept.page.empty.text')}
                action={<ButtonLink to={paths.training}>{t('kept.page.empty.action')}</ButtonLink>}
              />
            ) : null}
            <KeptList />
          </Stack>
        </Container>
      </Section>
    </>
  );
}

export const page: Page = { data: keptData, Component: KeptPage };
