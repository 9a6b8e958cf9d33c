import { useLanguage } from '../../i18n/language-provider';
import { Container, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Skeleton } from '../../ui/skeleton';
import { Section } from '../../ui/layout';
import { VisuallyHidden } from '../../ui/visually-hidden';

const paragraphs = ['100%', '92%', '97%', '88%', '60%'];

export function ArticleSkeleton() {
  const { t } = useLanguage();
  return (
    <>
      <VisuallyHidden role="status">{t('layout.loading')}</VisuallyHidden>
      <PageHeader>
        <Skeleton $width="8rem" $height="1.25rem" />
        <Skeleton $width="24rem" $height="3rem" />
        <Skeleton $width="34rem" $height="1.5rem" />
      </PageHeader>
      <Section as="div">
        <Container>
          <Stack $gap={4}>
            {paragraphs.map((width) => (
              <Skeleton key={width} $width={`calc(${width} * 0.68)`} $height="1.1rem" />
            ))}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
