import type { TrainingModuleSummary } from '@contracts/training-module';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import {
  color,
  columnsFrom,
  font,
  fontSize,
  framed,
  inRow,
  media,
  onHover,
  space,
  stacked,
} from '../../ui/theme/theme';

const Frame = styled.nav`
  display: grid;
  gap: ${space[4]};
  ${columnsFrom('wide', '1fr 1fr')}
`;

const Neighbour = styled(Link)<{ $side: 'previous' | 'next' }>`
  ${stacked(1)}
  padding: ${space[5]} clamp(1.25rem, 3vw, 2rem);
  ${framed}
  text-decoration: none;
  small {
    ${inRow(2)}
    font-size: ${fontSize.small};
    font-weight: 600;
  }
  > span {
    color: ${color.text};
    font: ${fontSize.heading3} / 1.2 ${font.serif};
  }
  ${onHover(`border-color: ${color.link};`)}
  ${media.wide} {
    ${({ $side }) => ($side === 'next' ? 'grid-column: 2; align-items: flex-end; text-align: end;' : '')}
  }
`;

type ModuleNeighboursProps = {
  modules: readonly TrainingModuleSummary[];
  slug: string;
  onApproach: (slug: string) => void;
};

export function ModuleNeighbours({ modules, slug, onApproach }: ModuleNeighboursProps) {
  const { locale, t } = useLanguage();
  const { previous, next } = neighboursOf(modules, slug);
  if (!previous && !next) return null;

  const renderLink = (side: 'previous' | 'next', module: TrainingModuleSummary) => {
    const approach = () => onApproach(module.slug);
    return (
      <Neighbour $side={side} to={paths.module(module.slug)} onPointerEnter={approach} onFocus={approach}>
        <small>
          {side === 'previous' ? <ArrowLeft size={16} aria-hidden /> : null}
          <span>{t(`training.${side}`)}</span>
          {side === 'next' ? <ArrowRight size={16} aria-hidden /> : null}
        </small>
        <span lang={contentLanguage(module, locale)}>{module.title}</span>
      </Neighbour>
    );
  };

  return (
    <Frame aria-label={t('training.neighbours')}>
      {previous ? renderLink('previous', previous) : null}
      {next ? renderLink('next', next) : null}
    </Frame>
  );
}

type Neighbours<T> = { previous: T | undefined; next: T | undefined };

/** The entries before and after the one with this slug; none if the list does not contain it. */
export function neighboursOf<T extends { slug: string }>(list: readonly T[], slug: string): Neighbours<T> {
  const at = list.findIndex((entry) => entry.slug === slug);
  if (at < 0) return { previous: undefined, next: undefined };
  return { previous: list[at - 1], next: list[at + 1] };
}
