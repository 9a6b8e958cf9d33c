import type { ArticleSummary } from '@contracts/article';
import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { ArticleList } from '../../features/articles/article-list';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Container, Section, Stack } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';
import { Lead } from '../../ui/text';

const End = styled.div`
  align-self: start;
`;

type LibraryTeaserProps = {
  library: HomePage['library'];
  lang: Locale | undefined;
  articles: readonly ArticleSummary[];
};

export function LibraryTeaser({ library, lang, articles }: LibraryTeaserProps) {
  const { t } = useLanguage();
  return (
    <Section id="resources" tabIndex={-1} aria-labelledby="library-title">
      <Container>
        <Stack $gap={10}>
          <Stack $gap={4} lang={lang}>
            <h2 id="library-title">{library.title}</h2>
            <Lead>{library.text}</Lead>
          </Stack>
          <Reveal>
            <ArticleList articles={articles} />
          </Reveal>
          <End>
            <ButtonLink to={paths.resources} $variant="quiet">
              {t('home.library.all')}
            </ButtonLink>
          </End>
        </Stack>
      </Container>
    </Section>
  );
}
