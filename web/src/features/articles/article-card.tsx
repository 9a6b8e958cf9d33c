import type { ArticleSummary } from '@contracts/article';
import { dawnAddress, dawnSize } from '@contracts/social-image';
import { ArrowRight } from 'lucide-react';
import { Link } from '../../ui/link';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { linkId } from '../../lib/page-address';
import { paths } from '../../lib/paths';
import { fromList } from '../../ui/back-link';
import { Card, CardPicture, cardTop, coveringPicture } from '../../ui/card';
import { PictureOrIcon } from '../../ui/picture-or-icon';
import { Eyebrow } from '../../ui/text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { color, media, size, space } from '../../ui/theme/theme';
import { useArticlePreload } from './articles-query';

/** The link's ::after makes the whole card clickable. */
const Frame = styled(Card)`
  position: relative;
  height: 100%;
  transition: border-color 160ms;
  ${media.hover} {
    &:hover {
      border-color: ${color.link};
    }
  }
`;

/** Decorative like the dawn: the title says what the article is about. */
const Cover = styled.div`
  ${cardTop}
  aspect-ratio: 16 / 9;
  overflow: hidden;
  ${coveringPicture}
`;

const Dawn = styled(CardPicture)<{ $tall: boolean }>`
  ${({ $tall }) => ($tall ? 'aspect-ratio: 16 / 9;' : '')}
`;

const Excerpt = styled.p`
  color: ${color.textMuted};
`;

const ReadMore = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  align-self: start;
  min-height: ${size.target};
  margin-top: auto;
  font-weight: 600;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.motion} {
    svg {
      transition: translate 160ms;
    }
    article:hover & svg {
      translate: 4px 0;
    }
  }
`;

type ArticleCardProps = {
  article: ArticleSummary;
  /** True if the cards of this list are as high as a photo. */
  tall: boolean;
};

export function ArticleCard({ article, tall }: ArticleCardProps) {
  const { locale, t } = useLanguage();
  const preload = useArticlePreload();
  const address = paths.article(article.slug);
  const warmUp = () => preload(article.slug);
  const lang = contentLanguage(article, locale);
  return (
    <Frame>
      {article.cover ? (
        <Cover>
          <PictureOrIcon
            source={article.cover.image}
            alt=""
            sizes="(min-width: 64rem) 36rem, 100vw"
            loading="lazy"
            decoding="async"
          />
        </Cover>
      ) : (
        <Dawn src={dawnAddress('articles', article.slug)} {...dawnSize} $tall={tall} />
      )}
      <Eyebrow>
        <span lang={lang}>{article.category}</span>
        {lang && <span>{` · ${t(`language.in.${lang}`)}`}</span>}
      </Eyebrow>
      <h3 lang={lang}>{article.title}</h3>
      <Excerpt lang={lang}>{article.excerpt}</Excerpt>
      <ReadMore id={linkId(address)} to={address} state={fromList} onPointerEnter={warmUp} onFocus={warmUp}>
        <span>
          <span>{t('articles.readMore')}</span> <VisuallyHidden lang={lang}>{article.title}</VisuallyHidden>
        </span>
        <ArrowRight size={18} aria-hidden />
      </ReadMore>
    </Frame>
  );
}
