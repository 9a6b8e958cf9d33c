import type { GospelPresentation } from '@contracts/gospel-presentation';
import type { Locale } from '@contracts/site-setting';
import { useId } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Paragraphs } from '../../ui/paragraphs';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { color, font, fontSize, media, radius, space } from '../../ui/theme/theme';

const Sections = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  padding-block: ${space[6]};
  list-style: none;
  li {
    display: grid;
    gap: ${space[4]} ${space[6]};
    ${media.wide} {
      grid-template-columns: 3rem 1fr;
    }
  }
`;

const Number = styled.span.attrs({ 'aria-hidden': true })`
  color: ${color.textMuted};
  font: 400 ${fontSize.heading2} / 1 ${font.serif};
  font-variant-numeric: lining-nums;
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;
`;

const Cards = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  padding-block: ${space[8]};
  border-block: 1px solid ${color.hairline};
  /* Columns rather than rows: the passages differ much in length. */
  ul {
    columns: 17rem;
    column-gap: ${space[4]};
    list-style: none;
  }
  li {
    break-inside: avoid;
    padding: ${space[5]};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  li + li {
    margin-block-start: ${space[4]};
  }
  blockquote {
    font-size: ${fontSize.lead};
  }
`;

type GospelWordsProps = { presentation: GospelPresentation; lang: Locale | undefined };

/** The five sections and the passages behind them. */
export function GospelWords({ presentation, lang }: GospelWordsProps) {
  const { t } = useLanguage();
  const cardsId = useId();
  const translation = t(`scripture.translation.${presentation.locale}`);
  return (
    <>
      <Sections lang={lang}>
        {presentation.sections.map(({ title, text, scripture }, index) => (
          <li key={title}>
            <Number>{index + 1}</Number>
            <Text>
              <h3>{title}</h3>
              <Paragraphs text={text} />
              {scripture && (
                <ScriptureQuote reference={scripture.reference} translation={translation}>
                  {scripture.verse}
                </ScriptureQuote>
              )}
            </Text>
          </li>
        ))}
      </Sections>
      <Cards aria-labelledby={cardsId}>
        <h3 id={cardsId}>{t('gospelDialog.scriptures')}</h3>
        <ul lang={lang}>
          {presentation.scriptureCards.map(({ verse, reference }) => (
            <li key={reference}>
              <ScriptureQuote reference={reference} translation={translation}>
                {verse}
              </ScriptureQuote>
            </li>
          ))}
        </ul>
      </Cards>
    </>
  );
}
