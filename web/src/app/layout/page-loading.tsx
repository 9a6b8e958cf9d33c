import { useLanguage } from '../../i18n/language-provider';
import { Container, Section } from '../../ui/layout';
import { CardGrid } from '../../ui/card';
import { PageHeader } from '../../ui/page-header';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';

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
