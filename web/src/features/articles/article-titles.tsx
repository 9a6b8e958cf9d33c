import type { ArticleSummary } from '@contracts/article';
import { Link } from '../../ui/link';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Eyebrow } from '../../ui/text';
import { color, media, space } from '../../ui/theme/theme';
import { useArticlePreload } from './articles-query';

const List = styled.ul`
  list-style: none;
  border-top: 1px solid ${color.hairline};
`;

const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding-block: ${space[6]};
  border-bottom: 1px solid ${color.hairline};
  > p:last-child {
    max-width: 60ch;
    color: ${color.textMuted};
  }
`;

const Title = styled(Link)`
  color: ${color.text};
  text-decoration-color: transparent;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    li:hover & {
      color: ${color.link};
      text-decoration-color: currentColor;
    }
  }
`;

export function ArticleTitles({ articles }: { articles: readonly ArticleSummary[] }) {
  const { locale, t } = useLanguage();
  const preload = useArticlePreload();
  return (
    <List role="list">
      {articles.map((article) => {
        const lang = contentLanguage(article, locale);
        const warmUp = () => preload(article.slug);
        return (
          <Item key={article.slug}>
            <Eyebrow>
              <span lang={lang}>{article.category}</span>
              {lang && <span>{` · ${t(`language.in.${lang}`)}`}</span>}
            </Eyebrow>
            <h3 lang={lang}>
              <Title to={paths.article(article.slug)} onPointerEnter={warmUp} onFocus={warmUp}>
                {article.title}
              </Title>
            </h3>
            <p lang={lang}>{article.excerpt}</p>
          </Item>
        );
      })}
    </List>
  );
}
