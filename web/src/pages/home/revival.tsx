import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { useTimelineLink } from '../../features/revival/use-timeline-link';
import { VideoButton } from '../../features/video/video-button';
import { useLanguage } from '../../i18n/language-provider';
import { ButtonLink } from '../../ui/button';
import { IntroColumns, Section, Stack } from '../../ui/layout';
import { Paragraphs } from '../../ui/paragraphs';
import { Reveal } from '../../ui/reveal';
import { media } from '../../ui/theme/theme';
import { LazyRevivalTimeline } from './timeline-over-page';

/** Mirrors the section about the pastor. */
const Columns = styled(IntroColumns)`
  ${media.roomy} {
    grid-template-columns: 7fr 5fr;
    > :last-child:not(:only-child) {
      order: -1;
    }
  }
`;

type RevivalProps = { revival: NonNullable<HomePage['revival']>; lang: Locale | undefined };

export function Revival({ revival, lang }: RevivalProps) {
  const { t } = useLanguage();
  const timeline = useTimelineLink(LazyRevivalTimeline);
  return (
    <Section id="revival" tabIndex={-1} aria-labelledby="revival-title" data-surface="sand">
      <Columns>
        <Stack $gap={6}>
          <Stack $gap={5} lang={lang}>
            <h2 id="revival-title">{revival.title}</h2>
            <Paragraphs text={revival.text} />
          </Stack>
          <div>
            <ButtonLink {...timeline} $variant="quiet">
              {t('home.revival.timeline')}
            </ButtonLink>
          </div>
        </Stack>
        {revival.video && (
          <Reveal>
            <VideoButton
              video={revival.video}
              title={revival.videoTitle}
              description={revival.videoDescription}
              lang={lang}
            />
          </Reveal>
        )}
      </Columns>
    </Section>
  );
}
