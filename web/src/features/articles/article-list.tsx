import type { ArticleSummary } from '@contracts/article';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { CardGrid, ClickableCard } from '../../ui/card';
import { categoryStyles } from '../../ui/category-accents';
import { CardCover, isIllustrated } from '../../ui/cover';
import { EmptyState } from '../../ui/empty-state';
import { dawnAddress, dawnSize } from '@contracts/social-image';
import { ArrowRight } from 'lucide-react';
import { CardLink } from '../../ui/card-link';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { linkId } from '../../lib/page-address';
import { fromList } from '../../ui/back-link';
import { Eyebrow, VisuallyHidden } from '../../ui/text';
import { color, inlineTapTarget, media, space } from '../../ui/theme/theme';

const Excerpt = styled.p`
  color: ${color.textMuted};
`;

const ReadMore = styled(CardLink)`
  ${inlineTapTarget}
  gap: ${space[2]};
  align-self: start;
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
  tall: boolean;
  isFirst: boolean;
  /** Called on hover or focus. */
  onApproach: (slug: string) => void;
};

function ArticleCard({ article, tall, isFirst, onApproach }: ArticleCardProps) {
  const { locale, t } = useLanguage();
  const address = paths.article(article.slug);
  const approach = () => onApproach(article.slug);
  const lang = contentLanguage(article, locale);
  return (
    <ClickableCard>
      <CardCover
        name={`article-${article.slug}`}
        cover={article.cover}
        dawn={{ src: dawnAddress('articles', article.slug), ...dawnSize }}
        tall={tall}
        isFirst={isFirst}
      />
      <Eyebrow>
        <span lang={lang}>{article.category}</span>
        {lang && <span>{` · ${t(`language.in.${lang}`)}`}</span>}
      </Eyebrow>
      <h3 lang={lang}>{article.title}</h3>
      <Excerpt lang={lang}>{article.excerpt}</Excerpt>
      <ReadMore id={linkId(address)} to={address} state={fromList} onPointerEnter={approach} onFocus={approach}>
        <span>
          <span>{t('articles.readMore')}</span> <VisuallyHidden lang={lang}>{article.title}</VisuallyHidden>
        </span>
        <ArrowRight size={18} aria-hidden />
      </ReadMore>
    </ClickableCard>
  );
}

type ArticleListProps = { articles: readonly ArticleSummary[]; onApproach: (slug: string) => void };

export function ArticleList({ articles, onApproach }: ArticleListProps) {
  const { t } = useLanguage();
  if (articles.length === 0) {
    return (
      <EmptyState
        title={t('articles.emptyTitle')}
        text={t('articles.emptyText')}
        action={<ButtonLink to={paths.prayer}>{t('words.askForPrayer')}</ButtonLink>}
      />
    );
  }
  const tall = isIllustrated(articles);
  const styleOf = categoryStyles(articles.map(({ category }) => category));
  return (
    <CardGrid role="list">
      {articles.map((article, index) => (
        <li key={article.slug} style={styleOf(article.category)}>
          <ArticleCard article={article} tall={tall} isFirst={index === 0} onApproach={onApproach} />
        </li>
      ))}
    </CardGrid>
  );
}
