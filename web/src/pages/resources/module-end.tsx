import type { TrainingModule } from '@contracts/training-module';
import styled from 'styled-components';
import { usePageContent } from '../../features/page/define-page';
import { QuizSection } from '../../features/quiz/quiz-section';
import { SharePage } from '../../features/share/share-page';
import { ModuleNeighbours } from '../../features/training/module-neighbours';
import { ModuleNotes } from '../../features/training/study/module-notes';
import { englishModuleEnd } from '../../i18n/en/module-end';
import { spanishModuleEnd } from '../../i18n/es/module-end';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { useOpenInAddress } from '../../lib/use-open-in-address';
import { BackLink } from '../../ui/back-link';
import { OptionalPart } from '../../ui/error-boundary';
import { Cluster, Stack } from '../../ui/layout';
import { color, notPrinted, space } from '../../ui/theme/theme';
import { resourcesData } from './data';
import type { ViewPreload } from './resources-view';

/** A rule above, unless a card with its own border precedes it. */
const Frame = styled(Stack)<{ $isParted: boolean }>`
  padding-block-start: ${space[10]};
  border-top: ${({ $isParted }) => ($isParted ? `1px solid ${color.hairline}` : 0)};
  ${notPrinted}
`;

const Way = styled(Cluster)`
  justify-content: space-between;
`;

type ModuleEndProps = { module: TrainingModule; preload: ViewPreload };

/** What follows a module's text: notes, quiz, and the ways on. */
export const ModuleEnd = withTexts({ en: englishModuleEnd, es: spanishModuleEnd }, End);

function End({ module, preload }: ModuleEndProps) {
  const { t } = useLanguage();
  const { slug, title, quiz } = module;
  const [isQuizOpen, setQuizOpen] = useOpenInAddress('quiz');
  return (
    <>
      <ModuleNotes key={slug} module={module} />
      {quiz ? (
        <QuizSection moduleSlug={slug} moduleTitle={title} quiz={quiz} open={isQuizOpen} onOpenChange={setQuizOpen} />
      ) : null}
      <Frame $gap={8} $isParted={!quiz} data-not-read>
        <Way>
          <BackLink to={paths.training}>{t('training.back')}</BackLink>
          <SharePage title={title} />
        </Way>
        <OptionalPart resetKey={slug}>
          <Neighbours slug={slug} preload={preload} />
        </OptionalPart>
      </Frame>
    </>
  );
}

/** Optional: the module is shown even if the list fails to load. */
function Neighbours({ slug, preload }: { slug: string; preload: ViewPreload }) {
  const modules = usePageContent(resourcesData, 'modules');
  return (
    <ModuleNeighbours modules={modules} slug={slug} onApproach={(module) => preload(new URLSearchParams({ module }))} />
  );
}
