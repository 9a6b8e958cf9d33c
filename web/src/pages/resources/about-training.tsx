import type { ResourcesPage } from '@contracts/resources-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { withTranslationName } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Stack } from '../../ui/layout';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { color, fontSize, media, radius, space } from '../../ui/theme/theme';

const Frame = styled.section`
  display: grid;
  gap: ${space[8]} clamp(2.5rem, 6vw, 4.5rem);
  align-items: start;
  padding: clamp(1.5rem, 5vw, 3.5rem);
  border-radius: ${radius.card};
  ${media.roomy} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Quote = styled(Stack)`
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.hairline};
  blockquote {
    font-size: ${fontSize.lead};
    line-height: 1.5;
    text-wrap: pretty;
  }
  figcaption {
    font-weight: 600;
    color: ${color.textMuted};
  }
`;

type AboutTrainingProps = { about: NonNullable<ResourcesPage['aboutTraining']>; lang: Locale | undefined };

export function AboutTraining({ about: { title, text, quote, scripture }, lang }: AboutTrainingProps) {
  const { t } = useLanguage();
  return (
    <Frame data-surface="sand" lang={lang} aria-labelledby="about-training">
      <Stack $gap={5}>
        <h2 id="about-training">{title}</h2>
        <p>{text}</p>
        <Quote as="figure" $gap={3}>
          <blockquote>
            <p>{quote.text}</p>
          </blockquote>
          {quote.attribution ? <figcaption>{quote.attribution}</figcaption> : null}
        </Quote>
      </Stack>
      <ScriptureQuote {...withTranslationName(t, scripture)} />
    </Frame>
  );
}
