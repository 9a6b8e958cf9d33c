import type { VideoPreviewPage as VideoPreviewPageContent } from '@contracts/video-preview-page';
import { Clapperboard } from 'lucide-react';
import styled from 'styled-components';
import { PageMetadata } from '../../features/page/page-metadata';
import { contentPage } from '../../features/page/content-page';
import { SharePage } from '../../features/share/share-page';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button';
import { Section, IntroColumns, Stack } from '../../ui/layout';
import { PageEnd } from '../../ui/page-end';
import { PageHeader } from '../../ui/page-header';
import { PageSection } from '../../ui/section';
import { Lead, Prose } from '../../ui/text';
import { palette } from '../../ui/theme/palette';
import { color, radius, size, space } from '../../ui/theme/theme';
import { videoPreviewData } from './data';

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

const Tips = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  max-width: ${size.measure};
  padding-inline-start: 1.4em;
  li::marker {
    color: ${color.link};
    font-variant-numeric: tabular-nums;
  }
`;

function VideoPreviewView({ page }: { page: VideoPreviewPageContent }) {
  const { locale, t } = useLanguage();
  const lang = contentLanguage(page, locale);
  return (
    <>
      <PageMetadata {...videoPreviewData.metadata(page)} />
      <PageHeader lang={lang}>
        <h1>{page.title}</h1>
        <Lead>{page.intro}</Lead>
      </PageHeader>
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
        <Tips lang={lang}>
          {page.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </Tips>
      </PageSection>
      <PageEnd>
        <BackLink to={paths.home}>{t('ministries.back')}</BackLink>
        <SharePage title={page.title} />
      </PageEnd>
    </>
  );
}

export const page = contentPage(videoPreviewData, VideoPreviewView);
