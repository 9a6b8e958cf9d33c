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
import { BestPractices, Principles } from './module-lists';
import { ModuleSection } from './module-section';
import { ActionItems } from './study/action-items';
import { minutesOf } from './study/course-progress';
import { CourseTexts } from './study/course-texts';
import { ModuleContents } from './study/module-contents';
import { ModuleNotes } from './study/module-notes';
import { sectionIds, sectionTitle, type SectionId } from './study/module-sections';
import { studyTime } from './study/study-time';
import { useCurrentSection, useRecordedSection } from './study/use-current-section';
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

/** The contents beside the text, where there is room. */
const Columns = styled(Container)`
  padding-block: clamp(1rem, 3vw, 2rem) ${space.section};
  ${media.roomy} {
    display: grid;
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: clamp(2rem, 5vw, 5rem);
  }
  ${media.print} {
    display: block;
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

export function ModuleView(props: ModuleViewProps) {
  return (
    <CourseTexts>
      <View {...props} />
    </CourseTexts>
  );
}

function View({ module, takesFocus, quiz, numbersToCall, neighbours, share, tools }: ModuleViewProps) {
  const { locale, t } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const lang = contentLanguage(module, locale);
  const back = <BackLink to={paths.training}>{t('training.back')}</BackLink>;
  const sections = sectionsOf(module).map((id) => ({ id, title: sectionTitle(id, t) }));
  const current = useCurrentSection(sections);
  useRecordedSection(module.slug, current);

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
            {t('training.number', { number: module.number })} · <span lang={lang}>{module.category}</span> ·{' '}
            {studyTime(minutesOf(module).all, t)}
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
      <Columns>
        <ModuleContents entries={sections} current={current} />
        <div>
          {lang ? <Notice>{t('training.otherLanguage')}</Notice> : null}
          {sections.map(({ id, title: heading }) => (
            <ModuleSection key={id} id={id} title={heading}>
              <SectionContent id={id} module={module} lang={lang} numbersToCall={numbersToCall} />
            </ModuleSection>
          ))}
          <ModuleNotes key={module.slug} module={module} />
          {quiz}
          <End $gap={8} $isParted={!quiz} data-not-read>
            <Way>
              {back}
              {share}
            </Way>
            {neighbours}
          </End>
        </div>
      </Columns>
    </Article>
  );
}

function sectionsOf({ showsCrisisLines, personalStory }: TrainingModule): readonly SectionId[] {
  return sectionIds.filter(
    (id) => !(id === 'module-numbers' && !showsCrisisLines) && !(id === 'module-story' && !personalStory),
  );
}

type SectionContentProps = Pick<ModuleViewProps, 'module' | 'numbersToCall'> & {
  id: SectionId;
  lang: string | undefined;
};

function SectionContent({ id, module, lang, numbersToCall }: SectionContentProps) {
  const { t } = useLanguage();
  switch (id) {
    case 'module-overview':
      return <Paras text={module.overview} lang={lang} />;
    case 'module-numbers':
      return numbersToCall;
    case 'module-principles':
      return (
        <div lang={lang}>
          <Principles items={module.keyPrinciples} />
        </div>
      );
    case 'module-practices':
      return <BestPractices dos={module.dos} donts={module.donts} lang={lang} />;
    case 'module-story':
      return (
        <>
          {module.personalStoryIsExample ? <StoryNotice>{t('training.exampleStory')}</StoryNotice> : null}
          <Paras text={module.personalStory ?? ''} lang={lang} />
        </>
      );
    case 'module-scripture':
      return (
        <Passages $gap={8} lang={lang}>
          {module.scriptureReferences.map(({ reference, verse, translation }) => (
            <ScriptureQuote key={reference} reference={reference} translation={translationName(t, translation)}>
              {verse}
            </ScriptureQuote>
          ))}
        </Passages>
      );
    case 'module-actions':
      return <ActionItems slug={module.slug} items={module.actionItems} lang={lang} />;
  }
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
