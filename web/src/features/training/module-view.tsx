import type { TrainingModule } from '@contracts/training-module';
import { Printer } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { translationName } from '../../i18n/translation-name';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { Button } from '../../ui/button';
import { Cluster, Container, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { Eyebrow, Lead } from '../../ui/text';
import { color, media, size, space } from '../../ui/theme/theme';
import { ModuleIcon } from './module-icon';
import { ActionItems, BestPractices, Principles } from './module-lists';
import { ModuleSection } from './module-section';
import { paragraphsOf } from '../../ui/paragraphs';

/** On paper a handout of two sheets, printed on both sides. */
const Article = styled.article`
  ${media.print} {
    --step-0: 9.5pt;
    --step-1: 11pt;
    --step-2: 12pt;
    --step-3: 14pt;
    --step-4: 20pt;
    --step-5: 24pt;
    font-size: var(--step-0);
    line-height: 1.3;
    li,
    p {
      line-height: 1.3;
    }
    li a,
    summary {
      min-height: 0;
    }
  }
`;

const Kind = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  svg {
    color: ${color.accent};
  }
`;

const Text = styled(Container)`
  padding-block: clamp(1rem, 3vw, 2rem) ${space.section};
  ${media.print} {
    padding-block: 0;
  }
`;

const Notice = styled.p`
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.hairline};
  color: ${color.textMuted};
`;

const StoryNotice = styled(Notice)`
  margin-block-end: ${space[5]};
`;

const Paragraphs = styled(Stack)`
  max-width: ${size.measure};
  ${media.print} {
    display: block;
    max-width: none;
    p + p {
      margin-top: 0.5rem;
    }
  }
`;

const Passages = styled(Stack)`
  ${media.print} {
    display: block;
    figure + figure {
      margin-top: 0.75rem;
    }
  }
`;

/** A rule above, unless a card with its own border precedes it. */
const End = styled(Stack)<{ $isParted: boolean }>`
  padding-block-start: ${space[10]};
  border-top: ${({ $isParted }) => ($isParted ? `1px solid ${color.hairline}` : 0)};
  ${media.print} {
    display: none;
  }
`;

const Ways = styled(Cluster)`
  align-items: flex-start;
  ${media.print} {
    display: none;
  }
`;

const Way = styled(Cluster)`
  justify-content: space-between;
`;

type ModuleViewProps = {
  module: TrainingModule;
  /** True when it was opened from this page: focus moves to its title. */
  takesFocus: boolean;
  quiz: ReactNode;
  /** Crisis numbers, for a module about such a subject. */
  numbersToCall: ReactNode;
  /** Links to the previous and the next module. */
  neighbours: ReactNode;
  /** The share buttons. */
  share: ReactNode;
  /** What else can be done with it: listen, keep and the like. */
  tools: ReactNode;
};

export function ModuleView({ module, takesFocus, quiz, numbersToCall, neighbours, share, tools }: ModuleViewProps) {
  const { locale, t } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const lang = contentLanguage(module, locale);
  const back = <BackLink to={paths.training}>{t('training.back')}</BackLink>;

  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <Article>
      <PageHeader>
        {back}
        <Kind>
          <ModuleIcon name={module.icon} />
          <Eyebrow>
            {t('training.number', { number: module.number })} · <span lang={lang}>{module.category}</span>
          </Eyebrow>
        </Kind>
        <h1 ref={title} tabIndex={-1} lang={lang}>
          {module.title}
        </h1>
        <Lead lang={lang}>{module.description}</Lead>
        <Ways>
          <Button $variant="quiet" onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            {t('training.print')}
          </Button>
          {tools}
        </Ways>
      </PageHeader>
      <Text>
        {lang ? <Notice>{t('training.otherLanguage')}</Notice> : null}
        <ModuleSection id="module-overview" title={t('training.overview')}>
          <Paras text={module.overview} lang={lang} />
        </ModuleSection>
        {module.showsCrisisLines ? (
          <ModuleSection id="module-numbers" title={t('crisisLines.title')}>
            {numbersToCall}
          </ModuleSection>
        ) : null}
        <ModuleSection id="module-principles" title={t('training.keyPrinciples')}>
          <div lang={lang}>
            <Principles items={module.keyPrinciples} />
          </div>
        </ModuleSection>
        <ModuleSection id="module-practices" title={t('training.bestPractices')} isWide>
          <BestPractices dos={module.dos} donts={module.donts} lang={lang} />
        </ModuleSection>
        {module.personalStory ? (
          <ModuleSection id="module-story" title={t('training.personalStory')}>
            {module.personalStoryIsExample ? <StoryNotice>{t('training.exampleStory')}</StoryNotice> : null}
            <Paras text={module.personalStory} lang={lang} />
          </ModuleSection>
        ) : null}
        <ModuleSection id="module-scripture" title={t('training.scripture')}>
          <Passages $gap={8} lang={lang}>
            {module.scriptureReferences.map(({ reference, verse, translation }) => (
              <ScriptureQuote key={reference} reference={reference} translation={translationName(t, translation)}>
                {verse}
              </ScriptureQuote>
            ))}
          </Passages>
        </ModuleSection>
        <ModuleSection id="module-actions" title={t('training.actionItems')}>
          <div lang={lang}>
            <ActionItems items={module.actionItems} />
          </div>
        </ModuleSection>
        {quiz}
        <End $gap={8} $isParted={!quiz} data-not-read>
          <Way>
            {back}
            {share}
          </Way>
          {neighbours}
        </End>
      </Text>
    </Article>
  );
}

function Paras({ text, lang }: { text: string; lang: string | undefined }) {
  return (
    <Paragraphs $gap={4} lang={lang}>
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </Paragraphs>
  );
}
