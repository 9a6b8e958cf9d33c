import type { TrainingModule } from '@contracts/training-module';
import { ServedNumbers } from '../../features/crisis-help/served-numbers';
import { usePageContent } from '../../features/page/define-page';
import { BilingualLink } from '../../features/bilingual/bilingual-link';
import { KeepPage } from '../../offline/keep-page';
import { ListenToPage } from '../../features/listen/listen-to-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { ModuleView } from '../../features/training/module-view';
import { hydrateOnInteraction } from '../../lib/hydration/hydrate-on-interaction';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { paths } from '../../lib/paths';
import { moduleMetadata, resourcesData } from './data';
import { ModuleStructuredData } from './structured-data';
import type { ViewPreload } from './resources-view';

const LazyModuleEnd = lazyWithPreload(async () => (await import('./module-end')).ModuleEnd);

/** Nobody comes to the end without having touched the page. */
const ModuleEnd = hydrateOnInteraction(LazyModuleEnd);

type ModuleScreenProps = { module: TrainingModule; takesFocus: boolean; preload: ViewPreload };

export function ModuleScreen({ module, takesFocus, preload }: ModuleScreenProps) {
  return (
    <>
      <PageMetadata {...moduleMetadata(module)} />
      <ModuleView
        module={module}
        takesFocus={takesFocus}
        numbersToCall={module.showsCrisisLines ? <Numbers /> : null}
        tools={
          <>
            {import.meta.env.SSR ? <ModuleStructuredData module={module} /> : null}
            <ListenToPage language={module.locale} />
            <BilingualLink of="module" name={module.slug} />
            <KeepPage address={paths.module(module.slug)} />
          </>
        }
        end={<ModuleEnd module={module} preload={preload} />}
      />
    </>
  );
}

function Numbers() {
  return <ServedNumbers about="suicide" lines={usePageContent(resourcesData, 'crisisLines')} />;
}
