import type { TrainingModuleSummary } from '@contracts/training-module';
import type { ReactNode } from 'react';
import { CardGrid, ClickableCard } from '../../ui/card';
import { CardLink } from '../../ui/card-link';
import { categoryStyles } from '../../ui/category-accents';
import { CardCover, isIllustrated } from '../../ui/cover';
import { dawnAddress, dawnSize } from '@contracts/social-image';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { linkId } from '../../lib/page-address';
import { paths } from '../../lib/paths';
import { fromList } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button';
import { Cluster } from '../../ui/layout';
import { Eyebrow, VisuallyHidden } from '../../ui/text';
import { color, inRow, radius, space } from '../../ui/theme/theme';
import { ModuleIcon } from './module-icon';
import { minutesOf, studyTime } from './study/course-progress';

const Kind = styled.div`
  ${inRow(3)}
`;

const IconPlate = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: min(${space[12]}, 15vw);
  aspect-ratio: 1;
  border-radius: ${radius.card};
  background: ${color.surfaceSunken};
  color: ${color.category};
`;

const Overview = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  color: ${color.textMuted};
`;

const Foot = styled(Cluster)`
  margin-top: auto;
  padding-top: ${space[2]};
`;

const Start = styled(ButtonLink).attrs({ as: CardLink })`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
`;

type ModuleCardProps = {
  module: TrainingModuleSummary;
  tall: boolean;
  onApproach: (slug: string) => void;
  /** The visitor's progress in the quiz. */
  quizState: ReactNode;
};

function ModuleCard({ module, tall, onApproach, quizState }: ModuleCardProps) {
  const { locale, t } = useLanguage();
  const lang = contentLanguage(module, locale);
  const address = paths.module(module.slug);
  const approach = () => onApproach(module.slug);
  return (
    <ClickableCard>
      <CardCover
        name={`module-${module.slug}`}
        cover={module.cover}
        dawn={{ src: dawnAddress('training-modules', module.slug), ...dawnSize }}
        tall={tall}
      />
      <Kind>
        <IconPlate>
          <ModuleIcon name={module.icon} />
        </IconPlate>
        <Eyebrow>
          <span lang={lang}>{module.category}</span>
          {lang && <span>{` · ${t(`language.in.${lang}`)}`}</span>}
          <span>{'\u00a0· '}</span>
          <span>{studyTime(minutesOf(module).all, t)}</span>
        </Eyebrow>
      </Kind>
      <h3 lang={lang}>{module.title}</h3>
      <p lang={lang}>{module.description}</p>
      <Overview lang={lang}>{module.overview}</Overview>
      <Foot $gap={3}>
        <Start
          $variant="quiet"
          id={linkId(address)}
          to={address}
          state={fromList}
          onPointerEnter={approach}
          onFocus={approach}
        >
          <span>
            <span>{t('training.start')}</span> <VisuallyHidden lang={lang}>{module.title}</VisuallyHidden>
          </span>
          <ArrowRight size={18} aria-hidden />
        </Start>
        {quizState}
      </Foot>
    </ClickableCard>
  );
}

type ModuleListProps = {
  modules: readonly TrainingModuleSummary[];
  onApproach: (slug: string) => void;
  quizState: (module: TrainingModuleSummary) => ReactNode;
};

export function ModuleList({ modules, onApproach, quizState }: ModuleListProps) {
  const tall = isIllustrated(modules);
  const styleOf = categoryStyles(modules.map(({ category }) => category));
  return (
    <CardGrid role="list">
      {modules.map((module) => (
        <li key={module.slug} style={styleOf(module.category)}>
          <ModuleCard module={module} tall={tall} onApproach={onApproach} quizState={quizState(module)} />
        </li>
      ))}
    </CardGrid>
  );
}
