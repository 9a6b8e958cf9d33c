import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { VideoButton } from '../../features/video/video-button';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { IntroColumns, Section, Stack } from '../../ui/layout';
import { Paragraphs } from '../../ui/paragraphs';
import { Reveal } from '../../ui/reveal';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { MoreLink } from './section-layout';
import { MinistryCards } from './ministry-cards';

const Band = styled(Section)`
  display: flex;
  flex-direction: column;
  gap: clamp(3rem, 7vw, 5.5rem);
`;

type AboutProps = {
  about: HomePage['about'];
  ministries: HomePage['ministries'];
  lang: Locale | undefined;
};

export function About({ about, ministries, lang }: AboutProps) {
  const { locale, t } = useLanguage();
  if (!about && ministries.length === 0) return null;
  return (
    <Band id="about" tabIndex={-1} aria-labelledby="about-title">
      {about ? (
        <IntroColumns>
          <Stack $gap={5} lang={lang}>
            <h2 id="about-title">{about.title}</h2>
            <Paragraphs text={about.text} />
            <MoreLink to={paths.about} lang={locale}>
              {t('home.about.more')}
            </MoreLink>
          </Stack>
          {about.video && (
            <Reveal>
              <VideoButton
                video={about.video}
                title={about.videoTitle}
                description={about.videoDescription}
                lang={lang}
              />
            </Reveal>
          )}
        </IntroColumns>
      ) : (
        <VisuallyHidden as="h2" id="about-title">
          {t('navigation.ministries')}
        </VisuallyHidden>
      )}
      {ministries.length > 0 && <MinistryCards ministries={ministries} lang={lang} />}
    </Band>
  );
}
