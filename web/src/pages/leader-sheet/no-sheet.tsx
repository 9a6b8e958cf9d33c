import { PageMetadata } from '../../features/page/page-metadata';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Container, Section } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { leaderSheetData } from './data';

export function NoSheet() {
  const { t } = useLanguage();
  return (
    <>
      <PageMetadata {...leaderSheetData.metadata(t('course.leaderSheet'), t('sheet.none'))} />
      <PageHeader>
        <h1>{t('course.leaderSheet')}</h1>
      </PageHeader>
      <Section as="div">
        <Container>
          <EmptyState
            title={t('sheet.none')}
            text={t('sheet.none.text')}
            action={<ButtonLink to={paths.training}>{t('sheet.none.action')}</ButtonLink>}
          />
        </Container>
      </Section>
    </>
  );
}
