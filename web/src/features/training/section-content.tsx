import type { TrainingModule } from '@contracts/training-module';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { withTranslationName } from '../../i18n/format';
import { Stack } from '../../ui/layout';
import { paragraphsOf } from '../../ui/paragraphs';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { color, media, size, space } from '../../ui/theme/theme';
import { BestPractices, Principles, Line } from './module-lists';
import { sectionIds, type SectionId } from './study/module-sections';
import { takeOverControl } from '../../lib/hydration/server-controls';
import { Remark, Small } from '../../ui/text';
import { useModuleRecord } from './study/use-module-record';

const Boxes = styled(Stack)`
  max-width: ${size.measure};
  margin-block-end: ${space[4]};
  list-style: none;
  label {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[4]};
    min-height: ${size.target};
    padding-block: ${space[2]};
    cursor: pointer;
  }
  input {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.15em 0 0;
    accent-color: ${color.action};
  }
  input:checked + span {
    color: ${color.textMuted};
  }
  ${media.print} {
    --gap: 3pt;
    max-width: none;
    break-inside: avoid;
    label {
      gap: 7pt;
      min-height: 0;
      padding-block: 0;
      break-inside: avoid;
    }
    input {
      width: 9pt;
      height: 9pt;
    }
    & + p {
      display: none;
    }
  }
`;

type ActionItemsProps = { slug: string; items: readonly string[]; lang: string | undefined };

/** What to do after reading, to be ticked; on paper too. */
function ActionItems({ slug, items, lang }: ActionItemsProps) {
  const { t } = useLanguage();
  const [record, change] = useModuleRecord(slug);
  const list = useRef<HTMLUListElement>(null);
  const ticked = record?.ticked ?? [];
  const done = items.filter((_, index) => ticked.includes(index)).length;

  // Somebody may have ticked a box before the script came. React writes the stored ticks into the boxes after this.
  const hasLooked = useRef(false);
  useLayoutEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const boxes = Array.from(list.current?.querySelectorAll('input') ?? []);
    const early = boxes.flatMap((box, index) => (takeOverControl(box).checked ? [index] : []));
    if (early.length > 0) change((stored) => ({ ticked: [...new Set([...(stored?.ticked ?? []), ...early])] }));
  }, [change]);

  return (
    <>
      <Boxes as="ul" $gap={2} ref={list} role="list" lang={lang}>
        {items.map((item, index) => (
          <li key={index}>
            <label>
              <input
                id={`${slug}-action-${index}`}
                type="checkbox"
                autoComplete="off"
                checked={ticked.includes(index)}
                onChange={({ target: { checked } }) =>
                  change((stored) => {
                    const others = stored?.ticked.filter((other) => other !== index) ?? [];
                    return { ticked: checked ? [...others, index] : others };
                  })
                }
              />
              <Line text={item} />
            </label>
          </li>
        ))}
      </Boxes>
      <Small data-scripted data-not-read>
        {t('course.ticked', { done, total: items.length })}
      </Small>
    </>
  );
}

const StoryNotice = styled(Remark)`
  margin-block-end: ${space[5]};
  ${media.print} {
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

const Paragraphs = styled(Stack)`
  max-width: ${size.measure};
  ${media.print} {
    max-width: none;
    p + p {
      margin-top: 4pt;
    }
  }
`;

const Passages = styled(Stack)`
  ${media.print} {
    columns: 2;
    column-gap: 18pt;
    figure + figure {
      margin-top: 7pt;
    }
    blockquote {
      font-size: 10pt;
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
          {module.scriptureReferences.map((scripture) => (
            <ScriptureQuote key={scripture.reference} {...withTranslationName(t, scripture)} />
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
