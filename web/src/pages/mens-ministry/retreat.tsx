import type { MensMinistryPage } from '@contracts/mens-ministry-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { translationName } from '../../i18n/format';
import { Stack } from '../../ui/layout';
import { Paragraphs } from '../../ui/paragraphs';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { PageSection } from '../../ui/section';
import { Eyebrow, Small } from '../../ui/text';
import { color, font, fontSize, media, size, space } from '../../ui/theme/theme';

const Facts = styled.dl`
  margin: ${space[4]} 0 0;
  > div {
    display: grid;
    grid-template-columns: minmax(6.5rem, 1fr) 2fr;
    gap: ${space[4]};
    padding-block: ${space[3]};
    border-block-start: 1px solid ${color.hairline};
    line-height: 1.4;
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space[6]};
  margin: 0;
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[1]};
  }
  /* One column as wide as the longest figure, and the words beside it: dense, because the figure comes second. */
  ${media.narrow} {
    grid: auto-flow dense / max-content 1fr;
    align-items: baseline;
    gap: ${space[3]} ${space[4]};
    > div {
      display: contents;
    }
    dt {
      grid-column: 2;
    }
    dd {
      grid-column: 1;
    }
  }
  dt {
    color: ${color.textMuted};
    line-height: 1.35;
  }
  dd {
    margin: 0;
    font: ${fontSize.heading1} / 1.1 ${font.serif};
    color: ${color.accent};
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const Note = styled(Small)`
  max-width: ${size.measure};
`;

type RetreatProps = {
  retreat: MensMinistryPage['retreat'];
  lang: Locale | undefined;
};

export function Retreat({ retreat, lang }: RetreatProps) {
  const { t } = useLanguage();
  const facts = [
    { label: t('ministries.mens.date'), value: retreat.date },
    { label: t('ministries.mens.attendance'), value: retreat.attendance },
    { label: t('ministries.mens.theme'), value: retreat.theme },
  ];
  const intro = (
    <>
      <Paragraphs text={retreat.text} lang={lang} />
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </Facts>
    </>
  );
  return (
    <PageSection title={retreat.title} intro={intro} surface="night" layout="columns" lang={lang}>
      <Stack $gap={12}>
        <Stack>
          <Eyebrow>{t('ministries.mens.keyVerse')}</Eyebrow>
          <ScriptureQuote
            reference={retreat.keyVerse.reference}
            translation={translationName(t, retreat.keyVerse.translation)}
            lang={lang}
            display
          >
            {retreat.keyVerse.verse}
          </ScriptureQuote>
        </Stack>
        <Stack $gap={6} lang={lang}>
          <Figures>
            {retreat.figures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Figures>
          {retreat.figuresNote && <Note>{retreat.figuresNote}</Note>}
        </Stack>
      </Stack>
    </PageSection>
  );
}
