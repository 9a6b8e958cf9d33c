import { otherLanguage, type Locale } from '@contracts/language';
import type { TrainingModule } from '@contracts/training-module';
import { ServedNumbers } from '../../features/crisis-help/served-numbers';
import { usePageContent } from '../../features/page/define-page';
import { BilingualQuiz } from '../../features/quiz/bilingual-quiz';
import { Line } from '../../features/training/module-lists';
import { englishCourse } from '../../i18n/en/course';
import { spanishCourse } from '../../i18n/es/course';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { BilingualFrame, BilingualPart } from './bilingual-frame';
import { bilingualData } from './data';
import { NotFound } from './not-found';
import { pairUp, Passage, sides, textSides } from './sides';

export const BilingualModule = withTexts({ en: englishCourse, es: spanishCourse }, function BilingualModule() {
  const { locale } = useLanguage();
  const own = usePageContent(bilingualData, 'module');
  const other = usePageContent(bilingualData, 'otherModule');
  if (!own || !other) return <NotFound />;
  const translated = own.locale === other.locale ? undefined : other;
  return (
    <BilingualFrame own={own} other={other} address={paths.module(own.slug)}>
      <ModuleParts own={own} other={translated} languages={[own.locale, other.locale]} />
      {own.quiz ? <BilingualQuiz quizKey={own.quiz.key} languages={[locale, otherLanguage(locale)]} /> : null}
    </BilingualFrame>
  );
});

type ModulePartsProps = {
  own: TrainingModule;
  other: TrainingModule | undefined;
  languages: readonly [own: Locale, other: Locale];
};

function ModuleParts({ own, other, languages }: ModulePartsProps) {
  const { t } = useLanguage();
  const lines = (one: readonly string[], another: readonly string[] = []) =>
    sides(pairUp(one, another), (line) => (
      <p>
        <Line text={line} />
      </p>
    ));
  return (
    <>
      <BilingualPart languages={languages} pairs={textSides(own.description, other?.description)} />
      <BilingualPart
        languages={languages}
        title={t('training.overview')}
        pairs={textSides(own.overview, other?.overview)}
      />
      {own.showsCrisisLines ? <Numbers /> : null}
      <BilingualPart
        languages={languages}
        title={t('training.keyPrinciples')}
        pairs={lines(own.keyPrinciples, other?.keyPrinciples)}
      />
      <BilingualPart languages={languages} title={t('training.dos')} pairs={lines(own.dos, other?.dos)} />
      <BilingualPart languages={languages} title={t('training.donts')} pairs={lines(own.donts, other?.donts)} />
      {own.personalStory ? (
        <Stack $gap={4}>
          <BilingualPart
            languages={languages}
            title={t('training.personalStory')}
            pairs={textSides(own.personalStory, other?.personalStory ?? undefined)}
          />
          {own.personalStoryIsExample ? <Small>{t('training.exampleStory')}</Small> : null}
        </Stack>
      ) : null}
      <BilingualPart
        languages={languages}
        title={t('training.scripture')}
        pairs={sides(pairUp(own.scriptureReferences, other?.scriptureReferences ?? []), (passage) => (
          <Passage passage={passage} />
        ))}
      />
      <BilingualPart
        languages={languages}
        title={t('training.actionItems')}
        pairs={lines(own.actionItems, other?.actionItems)}
      />
    </>
  );
}

function Numbers() {
  const { t } = useLanguage();
  return (
    <Stack as="section" $gap={6} aria-labelledby="bilingual-numbers">
      <h2 id="bilingual-numbers">{t('crisisLines.title')}</h2>
      <ServedNumbers about="suicide" lines={usePageContent(bilingualData, 'crisisLines')} />
    </Stack>
  );
}
