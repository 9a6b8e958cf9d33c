import type { Scripture } from '@contracts/page';
import type { Locale } from '@contracts/site-setting';
import { useLanguage } from '../../i18n/language-provider';
import { Card, CardGrid } from '../../ui/card';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { PageSection } from '../../ui/section';

type ScripturesProps = {
  title: string | null;
  scriptures: readonly Scripture[];
  /** The language of the passages, which names their translation. */
  locale: Locale;
  lang: Locale | undefined;
};

/** The passages that the ministry is measured by. */
export function Scriptures({ title, scriptures, locale, lang }: ScripturesProps) {
  const { t } = useLanguage();
  return (
    <PageSection title={title} surface="sand" lang={lang}>
      <CardGrid role="list" $columns={3}>
        {scriptures.map(({ verse, reference }) => (
          <li key={reference}>
            <Card as="div">
              <ScriptureQuote reference={reference} translation={t(`scripture.translation.${locale}`)} lang={lang}>
                {verse}
              </ScriptureQuote>
            </Card>
          </li>
        ))}
      </CardGrid>
    </PageSection>
  );
}
