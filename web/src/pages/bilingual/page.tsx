import { EmptyPage } from '../../features/page/empty-page';
import { useLocation } from 'react-router-dom';
import { useClearFailedContent, type Page, usePageContent } from '../../features/page/define-page';
import { englishBilingual } from '../../i18n/en/bilingual';
import { spanishBilingual } from '../../i18n/es/bilingual';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { searchOf, withLanguage } from '../../lib/page-address';
import { useSite } from '../../lib/site-context';
import { ErrorBoundary } from '../../ui/error-boundary';
import { BilingualModule } from './bilingual-module';
import { bilingualData } from './data';
import { NotFound } from './not-found';
import type { Article } from '@contracts/article';
import { RichText, withoutTitle } from '../../features/rich-text/rich-text';
import { paths } from '../../lib/paths';
import { type Pair, SideBySide } from '../../ui/side-by-side';
import { BilingualFrame, BilingualPart } from './bilingual-frame';
import { pairBlocks, textSides, pairUp, Passage, sides } from './sides';
import type { Scripture } from '@contracts/page';
import { Stack } from '../../ui/layout';
import { builtInLocale, otherLanguage } from '@contracts/language';
import type { Locale } from '@contracts/site-setting';
import { useEffect, useState } from 'react';
import { NoAnswer } from '../../lib/cms-client/api-error';
import { fetchQuery } from '../../lib/cms-client/fetch-query';
import { ButtonAnchor } from '../../ui/button';

function BilingualArticle() {
  const own = usePageContent(bilingualData, 'article');
  const other = usePageContent(bilingualData, 'otherArticle');
  if (!own || !other) return <NotFound />;
  const translated = own.locale === other.locale ? undefined : other;
  const languages = [own.locale, other.locale] as const;
  return (
    <BilingualFrame own={own} other={other} address={paths.article(own.slug)}>
      <BilingualPart languages={languages} pairs={textSides(own.excerpt, translated?.excerpt)} />
      <SideBySide pairs={bodySides(own, translated)} languages={languages} />
    </BilingualFrame>
  );
}

function bodySides(own: Article, other: Article | undefined): Pair[] {
  return pairBlocks(withoutTitle(own.body), withoutTitle(other?.body ?? [])).map(([one, another]) => [
    one ? <RichText body={[one]} locale={own.locale} /> : null,
    one?.type === 'picture' || !another || !other ? null : <RichText body={[another]} locale={other.locale} />,
  ]);
}

function BilingualGospel() {
  const own = usePageContent(bilingualData, 'gospel');
  const other = usePageContent(bilingualData, 'otherGospel');
  if (!own || !other) return <NotFound />;
  const translated = own.locale === other.locale ? undefined : other;
  const languages = [own.locale, other.locale] as const;
  const sections = [...own.sections, { ...own.callToAction, scripture: null }];
  const others = translated ? [...translated.sections, { ...translated.callToAction, scripture: null }] : [];
  return (
    <BilingualFrame own={own} other={other} address={paths.gospel}>
      <BilingualPart languages={languages} pairs={textSides(own.intro, translated?.intro)} />
      {pairUp(sections, others).map(([section, another], index) => (
        <Stack key={index} as="section" $gap={6}>
          <SideBySide
            languages={languages}
            pairs={[
              ...headings(section?.title, another?.title),
              ...textSides(section?.text ?? '', another?.text),
              ...passages(section?.scripture, another?.scripture),
            ]}
          />
        </Stack>
      ))}
      <SideBySide
        languages={languages}
        pairs={sides(pairUp(own.scriptureCards, translated?.scriptureCards ?? []), (passage) => (
          <Passage passage={passage} />
        ))}
      />
    </BilingualFrame>
  );
}

function headings(own: string | undefined, other: string | undefined): Pair[] {
  return [[own === undefined ? null : <h2>{own}</h2>, other === undefined ? null : <h2>{other}</h2>]];
}

function passages(own: Scripture | null = null, other: Scripture | null = null): Pair[] {
  return own || other ? sides([[own, other]], (passage) => <Passage passage={passage} />) : [];
}

/** Where the text could not be loaded: offline it may be kept in one language. Every other failure is thrown on. */
function OneLanguage({ error }: { error: unknown }) {
  const { t, locale } = useLanguage();
  const { address } = useSite();
  const [kept, setKept] = useState<readonly Locale[] | null>(null);
  useEffect(() => {
    let isShown = true;
    void keptLanguages(address, locale).then((found) => {
      if (isShown) setKept(found);
    });
    return () => {
      isShown = false;
    };
  }, [address, locale]);

  if (!(error instanceof NoAnswer)) throw error;
  if (kept === null) return null;
  const [only] = kept;
  if (only === undefined || kept.length > 1) throw error;
  const language = builtInLocale(only);
  return (
    <EmptyPage
      role="status"
      metadata={bilingualData.metadata(t('bilingual.title'), t('bilingual.about'))}
      title={t(`bilingual.onlyKept.${language}`)}
      text={t(`bilingual.onlyKept.${language}.text`)}
      action={
        // A whole load, so that the language of the address applies.
        <ButtonAnchor href={withLanguage(addressInOneLanguage(address), only)}>
          {t(`bilingual.onlyKept.${language}.read`)}
        </ButtonAnchor>
      }
    />
  );
}

/** In which languages the content of the address can be had now. */
async function keptLanguages(address: string, locale: Locale): Promise<readonly Locale[]> {
  const queries = bilingualData.queries(locale, searchOf(address));
  const [own, other] =
    'module' in queries
      ? [queries.module, queries.otherModule]
      : 'article' in queries
        ? [queries.article, queries.otherArticle]
        : [queries.gospel, queries.otherGospel];
  const languages = [
    { query: own, language: locale },
    { query: other, language: otherLanguage(locale) },
  ];
  const found = await Promise.allSettled(
    languages.map(async ({ query }) => (query ? fetchQuery<unknown>(query) : null)),
  );
  return languages.flatMap(({ language }, index) => (found[index]?.status === 'fulfilled' ? [language] : []));
}

function addressInOneLanguage(address: string): string {
  const search = searchOf(address);
  const [module, article] = [search.get('module'), search.get('article')];
  if (module !== null) return paths.module(module);
  return article === null ? paths.gospel : paths.article(article);
}

function BilingualPage() {
  const { key } = useLocation();
  const clearFailedContent = useClearFailedContent();
  const search = searchOf(useSite().address);
  const Content = search.has('module')
    ? BilingualModule
    : search.has('article')
      ? BilingualArticle
      : search.has('of')
        ? BilingualGospel
        : NotFound;
  return (
    <ErrorBoundary resetKey={key} fallback={(error) => <OneLanguage error={error} />} onError={clearFailedContent}>
      <Content />
    </ErrorBoundary>
  );
}

export const page: Page = {
  data: bilingualData,
  Component: withTexts({ en: englishBilingual, es: spanishBilingual }, BilingualPage),
};
