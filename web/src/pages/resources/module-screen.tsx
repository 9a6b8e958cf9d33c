import type { TrainingModule } from '@contracts/training-module';
import { NumbersToCall } from '../../features/crisis-help/numbers-to-call';
import { usePageContent } from '../../features/page/define-page';
import { BilingualLink } from '../../features/bilingual/bilingual-link';
import { KeepPage } from '../../offline/keep-page';
import { ListenToPage } from '../../features/listen/listen-to-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { QuizSection } from '../../features/quiz/quiz-section';
import { SharePage } from '../../features/share/share-page';
import { ModuleNeighbours } from '../../features/training/module-neighbours';
import { ModuleView } from '../../features/training/module-view';
import { paths } from '../../lib/paths';
import { useOpenInAddress } from '../../lib/use-open-in-address';
import { OptionalPart } from '../../ui/error-boundary';
import { moduleMetadata, resourcesData } from './data';
import { ModuleStructuredData } from './structured-data';
import type { ViewPreload } from './resources-view';

type ModuleScreenProps = { module: TrainingModule; takesFocus: boolean; preload: ViewPreload };

export function ModuleScreen({ module, takesFocus, preload }: ModuleScreenProps) {
  const [isQuizOpen, setQuizOpen] = useOpenInAddress('quiz');
  return (
    <>
      <PageMetadata {...moduleMetadata(module)} />
      {import.meta.env.SSR ? <ModuleStructuredData module={module} /> : null}
      <ModuleView
        module={module}
        takesFocus={takesFocus}
        quiz={
          module.quiz ? (
            <QuizSection
              moduleSlug={module.slug}
              moduleTitle={module.title}
              quiz={module.quiz}
              open={isQuizOpen}
              onOpenChange={setQuizOpen}
            />
          ) : null
        }
        numbersToCall={module.showsCrisisLines ? <Numbers /> : null}
        tools={
          <>
            <ListenToPage language={module.locale} />
            <BilingualLink of="module" name={module.slug} />
            <KeepPage address={paths.module(module.slug)} />
          </>
        }
        share={<SharePage title={module.title} />}
        neighbours={
          <OptionalPart resetKey={module.slug}>
            <Neighbours slug={module.slug} preload={preload} />
          </OptionalPart>
        }
      />
    </>
  );
}

function Numbers() {
  return <NumbersToCall lines={usePageContent(resourcesData, 'crisisLines')} />;
}

/** Optional: the module is shown even if the list fails to load. */
function Neighbours({ slug, preload }: { slug: string; preload: ViewPreload }) {
  const modules = usePageContent(resourcesData, 'modules');
  return (
    <ModuleNeighbours modules={modules} slug={slug} onApproach={(module) => preload(new URLSearchParams({ module }))} />
  );
}
