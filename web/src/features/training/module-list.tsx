import type { TrainingModuleSummary } from '@contracts/training-module';
import type { ReactNode } from 'react';
import { CardGrid } from '../../ui/card';
import { ModuleCard } from './module-card';

type ModuleListProps = {
  modules: readonly TrainingModuleSummary[];
  onApproach: (slug: string) => void;
  quizState: (module: TrainingModuleSummary) => ReactNode;
};

export function ModuleList({ modules, onApproach, quizState }: ModuleListProps) {
  return (
    <CardGrid role="list">
      {modules.map((module) => (
        <li key={module.slug}>
          <ModuleCard module={module} onApproach={onApproach} quizState={quizState(module)} />
        </li>
      ))}
    </CardGrid>
  );
}
