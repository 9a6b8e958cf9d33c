import { useLanguage } from '../../i18n/language-provider';
import styled from 'styled-components';
import { Container, measureWidth, Section, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';

const Text = styled(Container)`
  max-width: ${measureWidth};
`;

const paragraphs = ['100%', '92%', '97%', '88%', '60%'];

/** The shape of an article or a module that is on its way. */
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
