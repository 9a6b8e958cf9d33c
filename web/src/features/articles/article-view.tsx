import type { Article } from '@contracts/article';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { coveringPicture } from '../../ui/card';
import { Cluster, Container, measureWidth } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { PictureOrIcon } from '../../ui/picture-or-icon';
import { Eyebrow, Lead, Small } from '../../ui/text';
import { color, media, radius, size, space } from '../../ui/theme/theme';
import { readingMinutes } from './reading-time';

const Title = styled.h1`
  max-width: 12em;
  ${media.print} {
    max-width: none;
  }
`;

const Text = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  max-width: ${measureWidth};
  padding-block: clamp(2.5rem, 6vw, 4.5rem);
  ${media.print} {
    display: block;
    max-width: none;
    padding-block: 1rem 0;
  }
`;

/** Keeps its place while the picture loads. */
const Cover = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.surfaceSunken};
  ${coveringPicture}
  ${media.print} {
    display: none;
  }
`;

const Ways = styled(Cluster)`
  align-items: flex-start;
  ${media.print} {
    display: none;
  }
`;

const End = styled(Cluster)`
  justify-content: space-between;
`;

const Notice = styled.p`
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.hairline};
  color: ${color.textMuted};
`;

type ArticleViewProps = {
  article: Article;
  /** True when it was opened from this page: focus moves to its title. */
  takesFocus: boolean;
  share: ReactNode;
  /** What else can be done with it: listen, keep and the like. */
  tools: ReactNode;
  children: ReactNode;
};

export function ArticleView({ article, takesFocus, share, tools, children }: ArticleViewProps) {
  const { locale, t } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const lang = contentLanguage(article, locale);

  const back = <BackLink to={paths.resources}>{t('articles.back')}</BackLink>;

  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <article>
      <PageHeader measure>
        {back}
        <Eyebrow lang={lang}>{article.category}</Eyebrow>
        <Title ref={title} tabIndex={-1} lang={lang}>
          {article.title}
        </Title>
        <Lead lang={lang}>{article.excerpt}</Lead>
        <Small data-not-read>{t('articles.readingTime', { minutes: readingMinutes(article.body) })}</Small>
        <Ways>{tools}</Ways>
      </PageHeader>
      <Text>
        {article.cover ? (
          <Cover>
            <PictureOrIcon
              source={article.cover.image}
              alt={article.cover.alt}
              sizes={`(min-width: 48rem) ${size.measure}, 100vw`}
              lang={lang}
            />
          </Cover>
        ) : null}
        {lang ? <Notice>{t('articles.otherLanguage')}</Notice> : null}
        <div lang={lang}>{children}</div>
        <End data-not-read>
          {back}
          {share}
        </End>
      </Text>
    </article>
  );
}
