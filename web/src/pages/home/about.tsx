import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { VideoButton } from '../../features/video/video-button';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { IntroColumns, Section, Stack, Container } from '../../ui/layout';
import { Paragraphs } from '../../ui/paragraphs';
import { Reveal } from '../../ui/reveal';
import { VisuallyHidden } from '../../ui/text';
import { MoreLink } from './section-layout';
import { ArrowRight } from 'lucide-react';
import { Card } from '../../ui/card';
import { CardIcon } from '../../ui/card-icon';
import { Link } from '../../ui/link';
import { PictureOrIcon } from '../../ui/picture';
import { color, columnsFrom, media, radius, space } from '../../ui/theme/theme';

const Cards = styled.ul`
  display: grid;
  gap: ${space[5]};
  list-style: none;
  ${columnsFrom('wide', 'repeat(2, 1fr)')}
  ${columnsFrom('roomy', 'repeat(4, 1fr)')}
`;

const Frame = styled(Card)`
  position: relative;
  height: 100%;
  > img,
  > [data-broken] {
    width: 100%;
    aspect-ratio: 3 / 2;
    border-radius: ${radius.control};
    object-fit: cover;
  }
  > svg {
    margin-block-start: auto;
    color: ${color.link};
  }
  ${media.hover} {
    &:has(a:hover) {
      border-color: ${color.controlBorder};
    }
  }
  ${media.motion} {
    transition: border-color 160ms;
    > svg {
      transition: translate 160ms;
    }
    &:has(a:hover) > svg {
      translate: 4px;
    }
  }
`;

/** The whole card is clickable; its accessible name is the title. */
const Title = styled(Link)`
  color: ${color.text};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
`;

type MinistryCardsProps = { ministries: HomePage['ministries']; lang: Locale | undefined };

function MinistryCards({ ministries, lang }: MinistryCardsProps) {
  return (
    <Container>
      <Reveal>
        <Cards role="list" lang={lang}>
          {ministries.map(({ title, text, icon, path, picture }) => (
            <li key={title}>
              <Frame>
                {picture?.image ? (
                  <PictureOrIcon
                    source={picture.image}
                    alt={picture.alt}
                    sizes="(min-width: 64rem) 17rem, 92vw"
                    loading="lazy"
                  />
                ) : (
                  <CardIcon name={icon} />
                )}
                <h3>{path ? <Title to={path}>{title}</Title> : title}</h3>
                <Paragraphs text={text} />
                {path && <ArrowRight size={20} aria-hidden />}
              </Frame>
            </li>
          ))}
        </Cards>
      </Reveal>
    </Container>
  );
}

const Band = styled(Section)`
  display: flex;
  flex-direction: column;
  gap: clamp(3rem, 7vw, 5.5rem);
`;

type AboutProps = { about: HomePage['about']; ministries: HomePage['ministries']; lang: Locale | undefined };

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
