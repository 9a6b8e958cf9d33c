import type { TrainingModule } from '@contracts/training-module';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { translationName } from '../../i18n/format';
import { Stack } from '../../ui/layout';
import { paragraphsOf } from '../../ui/paragraphs';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { color, media, size, space } from '../../ui/theme/theme';
import { BestPractices, Principles } from './module-lists';
import { ActionItems } from './study/action-items';
import { sectionIds, type SectionId } from './study/module-sections';

export const ModuleNotice = styled.p`
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.hairline};
  color: ${color.textMuted};
`;

const StoryNotice = styled(ModuleNotice)`
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

/** A module without a story or numbers to call has no section for them. */
export function sectionsOf({ showsCrisisLines, personalStory }: TrainingModule): readonly SectionId[] {
  return sectionIds.filter(
    (id) => !(id === 'module-numbers' && !showsCrisisLines) && !(id === 'module-story' && !personalStory),
  );
}

type SectionContentProps = {
  id: SectionId;
  module: TrainingModule;
  /** Crisis numbers, for a module about such a subject. */
  numbersToCall: ReactNode;
  lang: string | undefined;
};

export function SectionContent({ id, module, lang, numbersToCall }: SectionContentProps) {
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
