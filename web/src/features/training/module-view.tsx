import type { TrainingModule } from '@contracts/training-module';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { englishCourse } from '../../i18n/en/course';
import { englishModule } from '../../i18n/en/module';
import { spanishCourse } from '../../i18n/es/course';
import { spanishModule } from '../../i18n/es/module';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button';
import { PrintButton } from '../../ui/print-button';
import { PageCover } from '../../ui/cover';
import { Container, Tools } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Eyebrow, Lead, Remark } from '../../ui/text';
import { color, inRow, media, space } from '../../ui/theme/theme';
import { handoutPrint } from './handout-print';
import { ModuleIcon } from './module-icon';
import { SectionContent, sectionsOf } from './section-content';
import { ModuleSection } from './module-section';
import { minutesOf, studyTime } from './study/course-progress';
import { ModuleContents, useCurrentSection, useRecordedSection } from './study/module-contents';
import { sectionTitle } from './study/module-sections';

/** On paper a handout of two sheets, printed on both sides. */
const Article = styled.article`
  ${media.print} {
    ${handoutPrint}
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
  ${inRow(3)}
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

/** Apart from the contents above it, where they are not beside it. */
const Opening = styled.div`
  margin-block-start: ${space[6]};
  ${media.roomy} {
    margin-block-start: 0;
  }
`;

type ModuleViewProps = {
  module: TrainingModule;
  /** True when it was opened from this page: focus moves to its title. */
  takesFocus: boolean;
  /** Crisis numbers, for a module about such a subject. */
  numbersToCall: ReactNode;
  /** What else can be done with it: listen, keep and the like. */
  tools: ReactNode;
  /** What follows its text. */
  end: ReactNode;
};

export const ModuleView = withTexts(
  { en: { ...englishCourse, ...englishModule }, es: { ...spanishCourse, ...spanishModule } },
  View,
);

function View({ module, takesFocus, numbersToCall, tools, end }: ModuleViewProps) {
  const { locale, t } = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const lang = contentLanguage(module, locale);
  const sections = sectionsOf(module).map((id) => ({ id, title: sectionTitle(id, t) }));
  const current = useCurrentSection(sections);
  useRecordedSection(module.slug, current);

  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <Article>
      <PageHeader>
        <BackLink to={paths.training}>{t('training.back')}</BackLink>
        <Kind>
          <ModuleIcon name={module.icon} />
          <Eyebrow>
            <span>{t('training.number', { number: module.number })}</span> · <span lang={lang}>{module.category}</span>{' '}
            · <span>{studyTime(minutesOf(module).all, t)}</span>
          </Eyebrow>
        </Kind>
        <h1 ref={title} tabIndex={-1} lang={lang}>
          {module.title}
        </h1>
        <Lead lang={lang}>{module.description}</Lead>
        <Tools $gap={3}>
          <PrintButton label={t('training.print')} />
          {tools}
          {module.hasLeaderSheet ? (
            <ButtonLink $variant="quiet" to={paths.leaderSheet(module.slug)}>
              {t('course.leaderSheet')}
            </ButtonLink>
          ) : null}
        </Tools>
      </PageHeader>
      <Columns>
        <ModuleContents entries={sections} current={current} />
        <div>
          {lang ? <Remark>{t('training.otherLanguage')}</Remark> : null}
          <Opening>
            <PageCover name={`module-${module.slug}`} cover={module.cover} lang={lang} />
          </Opening>
          {sections.map(({ id, title: heading }) => (
            <ModuleSection key={id} id={id} title={heading}>
              <SectionContent id={id} module={module} lang={lang} numbersToCall={numbersToCall} />
            </ModuleSection>
          ))}
          {end}
        </div>
      </Columns>
    </Article>
  );
}
