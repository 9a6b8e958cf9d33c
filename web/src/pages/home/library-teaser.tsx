import type { ArticleSummary } from '@contracts/article';
import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import { ArticleTitles } from '../../features/articles/article-titles';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { IntroColumns, Stack } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';
import { Lead } from '../../ui/text';

type LibraryTeaserProps = {
  id: string;
  library: HomePage['library'];
  lang: Locale | undefined;
  articles: readonly ArticleSummary[];
};

export function LibraryTeaser({ id, library, lang, articles }: LibraryTeaserProps) {
  const { t } = useLanguage();
  return (
    <IntroColumns>
      <Stack $gap={6}>
        <h2 id={id} lang={lang}>
          {library.title}
        </h2>
        <Lead lang={lang}>{library.text}</Lead>
        <div>
          <ButtonLink to={paths.resources} $variant="quiet">
            {t('home.library.all')}
          </ButtonLink>
        </div>
      </Stack>
      {articles.length > 0 ? (
        <Reveal>
          <ArticleTitles articles={articles} />
        </Reveal>
      ) : null}
    </IntroColumns>
  );
}
