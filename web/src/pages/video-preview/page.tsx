import type { VideoPreviewPage } from '@contracts/video-preview-page';
import { Clapperboard } from 'lucide-react';
import styled from 'styled-components';
import { PageMetadata } from '../../features/page/page-metadata';
import { contentPage, definePage, pageQuery } from '../../features/page/define-page';
import { EndOfPage } from '../../features/share/end-of-page';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Section, IntroColumns, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { PageSection } from '../../ui/section';
import { Prose } from '../../ui/text';
import { palette } from '../../ui/theme/palette';
import { color, radius, size } from '../../ui/theme/theme';

export const videoPreviewData = definePage({
  queries: (locale) => ({
    page: pageQuery(
      'video-preview-page',
      locale,
      async () => (await import('@contracts/video-preview-page')).videoPreviewPageAnswerSchema,
    ),
  }),
  // Until there is a video, nobody should find the page by searching for one.
  metadata: ({ seo }: VideoPreviewPage) => ({ ...seo, noindex: true }),
});

/** A placeholder with the video's aspect ratio. */
const Screen = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.card};
  color: ${color.textMuted};
  &[data-surface] {
    background:
      radial-gradient(70% 40% at 70% 100%, ${palette.dawnGlow}, ${palette.dawnGlowClear}),
      linear-gradient(${palette.night} 35%, ${palette.dusk});
  }
`;

const Tips = styled(Stack)`
  max-width: ${size.measure};
  padding-inline-start: 1.4em;
  li::marker {
    color: ${color.link};
    font-variant-numeric: tabular-nums;
  }
`;

function VideoPreviewView({ page }: { page: VideoPreviewPage }) {
  const { locale, t } = useLanguage();
  const lang = contentLanguage(page, locale);
  return (
    <>
      <PageMetadata {...videoPreviewData.metadata(page)} />
      <PageHeader lang={lang} title={page.title} lead={page.intro} />
      <Section as="div">
        <IntroColumns>
          <Stack $gap={6}>
            <Prose lang={lang}>{page.contactNote}</Prose>
            <div>
              <ButtonLink to={paths.contact} $variant="quiet">
                {t('layout.footer.contactForm')}
              </ButtonLink>
            </div>
          </Stack>
          <Screen aria-hidden data-surface="night">
            <Clapperboard size={56} strokeWidth={1} />
          </Screen>
        </IntroColumns>
      </Section>
      <PageSection title={page.tipsTitle} surface="sand" layout="columns" lang={lang}>
        <Tips as="ol" $gap={5} lang={lang}>
          {page.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </Tips>
      </PageSection>
      <EndOfPage title={page.title} />
    </>
  );
}

export const page = contentPage(videoPreviewData, VideoPreviewView);
