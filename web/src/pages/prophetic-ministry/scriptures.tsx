import type { Scripture } from '@contracts/page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { translationName } from '../../i18n/format';
import { Card, CardGrid } from '../../ui/card';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { PageSection } from '../../ui/section';
import { fontSize } from '../../ui/theme/theme';

/** References are aligned at the bottom, however long the passages are. */
const Passage = styled(Card)`
  height: 100%;
  figure {
    height: 100%;
  }
  blockquote {
    flex: 1;
    font-size: ${fontSize.heading4};
    line-height: 1.45;
  }
`;

type ScripturesProps = {
  title: string | null;
  scriptures: readonly Scripture[];
  lang: Locale | undefined;
};

export function Scriptures({ title, scriptures, lang }: ScripturesProps) {
  const { t } = useLanguage();
  return (
    <PageSection title={title} surface="sand" lang={lang}>
      <CardGrid role="list" $columns={3}>
        {scriptures.map(({ verse, reference, translation }) => (
          <li key={reference}>
            <Passage as="div">
              <ScriptureQuote reference={reference} translation={translationName(t, translation)} lang={lang}>
                {verse}
              </ScriptureQuote>
            </Passage>
          </li>
        ))}
      </CardGrid>
    </PageSection>
  );
}
