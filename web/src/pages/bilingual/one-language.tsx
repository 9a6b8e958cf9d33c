import { builtInLocale, otherLanguage } from '@contracts/language';
import type { Locale } from '@contracts/site-setting';
import { useEffect, useState } from 'react';
import { PageMetadata } from '../../features/page/page-metadata';
import { useLanguage } from '../../i18n/language-provider';
import { NoAnswer } from '../../lib/cms-client/api-error';
import { fetchQuery } from '../../lib/cms-client/fetch-query';
import { searchOf, withLanguage } from '../../lib/page-address';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';
import { ButtonAnchor } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Container, Section } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { bilingualData } from './data';

/** Where the text could not be loaded: offline it may be kept in one language. Every other failure is thrown on. */
export function OneLanguage({ error }: { error: unknown }) {
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
    <>
      <PageMetadata {...bilingualData.metadata(t('bilingual.title'), t('bilingual.about'))} />
      <PageHeader>
        <h1>{t('bilingual.title')}</h1>
      </PageHeader>
      <Section as="div">
        <Container role="status">
          <EmptyState
            title={t(`bilingual.onlyKept.${language}`)}
            text={t(`bilingual.onlyKept.${language}.text`)}
            action={
              // A whole load, so that the language of the address applies.
              <ButtonAnchor href={withLanguage(addressInOneLanguage(address), only)}>
                {t(`bilingual.onlyKept.${language}.read`)}
              </ButtonAnchor>
            }
          />
        </Container>
      </Section>
    </>
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
