import styled from 'styled-components';
import { CardGrid } from '../../ui/card';
import { Container, measureWidth, Section, Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { useLanguage } from '../../i18n/language-provider';
import { PageHeader } from '../../ui/page-header';
import { VisuallyHidden } from '../../ui/text';

export function ListSkeleton() {
  return (
    <Stack $gap={8}>
      <Skeleton $width="36rem" $height="1.5rem" />
      <CardGrid as="div">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} $height="18rem" />
        ))}
      </CardGrid>
    </Stack>
  );
}

const Text = styled(Container)`
  max-width: ${measureWidth};
`;

const paragraphs = ['100%', '92%', '97%', '88%', '60%'];

export function TextSkeleton() {
  const { t } = useLanguage();
  return (
    <>
      <title>{t('layout.loading')}</title>
      <VisuallyHidden as="h1">{t('layout.loading')}</VisuallyHidden>
      <PageHeader measure>
        <Skeleton $width="8rem" $height="1.25rem" />
        <Skeleton $width="24rem" $height="3rem" />
        <Skeleton $width="34rem" $height="1.5rem" />
      </PageHeader>
      <Section as="div">
        <Text>
          <Stack $gap={4}>
            {paragraphs.map((width) => (
              <Skeleton key={width} $width={width} $height="1.1rem" />
            ))}
          </Stack>
        </Text>
      </Section>
    </>
  );
}
