import type { MarriageMinistryPage } from '@contracts/marriage-ministry-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { translationName } from '../../i18n/format';
import { Stack } from '../../ui/layout';
import { Paragraphs } from '../../ui/paragraphs';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { PageSection } from '../../ui/section';
import { color, media, space } from '../../ui/theme/theme';

const Rows = styled.ol`
  list-style: none;
  li {
    display: grid;
    gap: ${space[6]} clamp(2.5rem, 6vw, 5rem);
    align-items: start;
    padding-block: clamp(${space[8]}, 4vw, ${space[12]});
    border-block-start: 1px solid ${color.hairline};
    ${media.wide} {
      grid-template-columns: 1fr 1fr;
    }
  }
  li:last-child {
    padding-block-end: 0;
  }
`;

type PrinciplesProps = {
  title: string;
  principles: MarriageMinistryPage['principles'];
  lang: Locale | undefined;
};

export function Principles({ title, principles, lang }: PrinciplesProps) {
  const { t } = useLanguage();
  return (
    <PageSection title={title} surface="sand" lang={lang}>
      <Rows role="list">
        {principles.map(({ title: name, text, scripture }) => (
          <li key={name}>
            <Stack lang={lang}>
              <h3>{name}</h3>
              <Paragraphs text={text} />
            </Stack>
            {scripture && (
              <ScriptureQuote
                reference={scripture.reference}
                translation={translationName(t, scripture.translation)}
                lang={lang}
              >
                {scripture.verse}
              </ScriptureQuote>
            )}
          </li>
        ))}
      </Rows>
    </PageSection>
  );
}
