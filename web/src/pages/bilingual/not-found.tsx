import { PageMetadata } from '../../features/page/page-metadata';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Container, Section } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { bilingualData } from './data';

export function NotFound() {
  const { t } = useLanguage();
  return (
    <>
      <PageMetadata {...bilingualData.metadata(t('bilingual.title'), t('bilingual.about'))} />
      <PageHeader>
        <h1>{t('bilingual.title')}</h1>
      </PageHeader>
      <Section as="div">
        <Container>
          <EmptyState
            title={t('bilingual.nothing')}
            text={t('bilingual.nothing.text')}
            action={<ButtonLink to={paths.training}>{t('bilingual.nothing.action')}</ButtonLink>}
          />
        </Container>
      </Section>
    </>
  );
}
