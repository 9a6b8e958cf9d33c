import type { GospelPresentation } from '@contracts/gospel-presentation';
import type { Locale } from '@contracts/site-setting';
import { useId } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { withTranslationName } from '../../i18n/format';
import { Paragraphs } from '../../ui/paragraphs';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { palette } from '../../ui/theme/palette';
import { PlainList, Stack } from '../../ui/layout';
import { color, columnsFrom, font, fontSize, media, radius, space } from '../../ui/theme/theme';

const firstByDay = 3;

/** The height of the dialog's sticky header, which would cover the scroll target. */
export const sheetHead = '7rem';

export const gospelStepId = (index: number) => `gospel-part-${index + 1}`;

/** Full-bleed, whatever the dialog's padding. */
const bleed = css`
  margin-inline: calc(-1 * var(--dialog-padding));
  padding-inline: var(--dialog-padding);
`;

/** With the reader, where the browser ties an animation to scrolling; elsewhere it has risen at once. */
const sunrise = keyframes`
  from { transform: translateY(100%); }
`;

/** Backgrounds from night to day; text is placed only where the contrast is sufficient. */
const skies = [
  css`
    background:
      radial-gradient(1px 1px at 72% 16%, ${palette.mist}, transparent 2px),
      radial-gradient(1.5px 1.5px at 82% 8%, ${palette.paper}, transparent 2px),
      radial-gradient(1px 1px at 64% 30%, ${palette.mist}, transparent 2px),
      radial-gradient(1.5px 1.5px at 93% 52%, ${palette.mist}, transparent 2px),
      radial-gradient(1px 1px at 44% 6%, ${palette.paper}, transparent 2px),
      linear-gradient(${palette.night}, ${palette.midnight});
  `,
  css`
    background: linear-gradient(${palette.midnight} 60%, ${palette.night});
  `,
  css`
    --surface-sunken: ${color.surfaceInset};
    background:
      radial-gradient(70% 6rem at 50% 100%, ${palette.dawnGlow}, ${palette.dawnGlowClear}),
      radial-gradient(120% 12rem at 50% 100%, ${palette.dawnBlush}, ${palette.dawnBlushClear}),
      linear-gradient(${palette.night}, ${palette.dusk});
    position: relative;
    padding-block-end: 6.5rem;
    &::after {
      content: '';
      position: absolute;
      inset: auto 0 1.25rem;
      width: 4.5rem;
      height: 4.5rem;
      margin-inline: auto;
      border-radius: ${radius.pill};
      background: ${palette.gold};
      box-shadow: 0 0 2.5rem 0.75rem ${palette.dawnGlow};
      ${media.motion} {
        animation: ${sunrise} linear both;
        animation-timeline: view();
        animation-range: cover 10% cover 50%;
      }
    }
    ${media.print} {
      &::after {
        display: none;
      }
    }
  `,
  css`
    position: relative;
    margin-block-start: -2.5rem;
    border-radius: 50% 50% 0 0 / 2.5rem 2.5rem 0 0;
    background: linear-gradient(${palette.sunrise}, ${palette.morning});
  `,
  css`
    background: linear-gradient(${palette.morning}, ${palette.card});
  `,
] as const;

const Step = styled.li<{ $index: number }>`
  display: grid;
  gap: ${space[4]} ${space[6]};
  ${bleed}
  padding-block: clamp(2.5rem, 8vw, 4rem);
  scroll-margin-block-start: ${sheetHead};
  &[data-surface] {
    ${({ $index }) => skies[Math.min($index, skies.length - 1)]}
  }
  ${columnsFrom('wide', '3rem 1fr')}
  h3:focus {
    outline: none;
  }
  ${media.print} {
    padding-block: ${space[3]};
    &[data-surface] {
      background: none;
    }
  }
`;

const Number = styled.span.attrs({ 'aria-hidden': true })`
  color: ${color.link};
  font: 400 ${fontSize.heading2} / 1 ${font.serif};
  font-variant-numeric: lining-nums;
`;

const Text = styled(Stack)`
  min-width: 0;
`;

const Cards = styled(Stack)`
  padding-block-end: ${space[8]};
  border-block-end: 1px solid ${color.hairline};
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

export function GospelWords({ presentation, lang }: GospelWordsProps) {
  const { t } = useLanguage();
  return (
    <PlainList as="ol" lang={lang}>
      {presentation.sections.map(({ title, text, scripture }, index) => (
        <Step key={title} id={gospelStepId(index)} $index={index} data-surface={index < firstByDay ? 'night' : 'paper'}>
          <Number>{index + 1}</Number>
          <Text $gap={5}>
            <h3 tabIndex={-1}>{title}</h3>
            <Paragraphs text={text} />
            {scripture && <ScriptureQuote {...withTranslationName(t, scripture)} />}
          </Text>
        </Step>
      ))}
    </PlainList>
  );
}

export function GospelPassages({ presentation, lang }: GospelWordsProps) {
  const { t } = useLanguage();
  const cardsId = useId();
  return (
    <Cards as="section" $gap={5} aria-labelledby={cardsId}>
      <h3 id={cardsId}>{t('gospelDialog.scriptures')}</h3>
      <ul lang={lang}>
        {presentation.scriptureCards.map((scripture) => (
          <li key={scripture.reference}>
            <ScriptureQuote {...withTranslationName(t, scripture)} />
          </li>
        ))}
      </ul>
    </Cards>
  );
}
