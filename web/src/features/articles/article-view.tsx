import type { Article } from '@contracts/article';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { PageCover } from '../../ui/cover';
import { Cluster, TextColumn, Tools } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Eyebrow, Lead, Remark, Small } from '../../ui/text';
import { media } from '../../ui/theme/theme';
import type { Block, Inline, RichText } from '@contracts/rich-text';

const wordsPerMinute = 220;

/** Whole minutes, at least one. */
export function readingMinutes(body: RichText): number {
  return Math.max(1, Math.round(countWords(body) / wordsPerMinute));
}

function countWords(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + wordsOfBlock(block), 0);
}

function wordsOfBlock(block: Block): number {
  switch (block.type) {
    case 'list':
      return block.items.reduce(
        (sum, { title = '', children, blocks = [] }) =>
          sum + words(title) + words(plain(children)) + countWords(blocks),
        0,
      );
    case 'quote':
      return countWords(block.blocks);
    case 'picture':
      return words(block.caption ?? '');
    default:
      return words(plain(block.children));
  }
}

function plain(children: readonly Inline[]): string {
  return children
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      return inline.type === 'break' ? ' ' : plain(inline.children);
    })
    .join('');
}

function words(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

const Title = styled.h1`
  max-width: 12em;
  ${media.print} {
    max-width: none;
  }
`;

const Text = styled(TextColumn)`
  ${media.print} {
    display: block;
    max-width: none;
    padding-block: 1rem 0;
  }
`;

const End = styled(Cluster)`
  justify-content: space-between;
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
        <Tools>{tools}</Tools>
      </PageHeader>
      <Text>
        <PageCover name={`article-${article.slug}`} cover={article.cover} lang={lang} />
        {lang ? <Remark>{t('articles.otherLanguage')}</Remark> : null}
        <div lang={lang}>{children}</div>
        <End data-not-read>
          {back}
          {share}
        </End>
      </Text>
    </article>
  );
}
