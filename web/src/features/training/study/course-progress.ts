import type { TrainingModuleSummary } from '@contracts/training-module';
import type { Translate } from '../../../i18n/translate';
import type { SectionId } from './module-sections';
import type { ModuleRecords } from './use-module-record';

/** The modules whose quiz was passed, by slug. */
export type Passed = Readonly<Record<string, unknown>>;

type StudiedModule = Pick<TrainingModuleSummary, 'slug' | 'quiz' | 'readingMinutes'>;

export type ModuleState = 'none' | 'begun' | 'done';

export type CourseProgress<M extends StudiedModule> = {
  /** In the order of the modules. */
  states: readonly ModuleState[];
  done: number;
  minutesLeft: number;
  /** Where to go on: the module that was read last, or the first that is not done. Null once all are. */
  next: { module: M; section: SectionId | null; isQuizLeft: boolean } | null;
};

/** For a quiz: a minute for each question. */
export function minutesOf({ readingMinutes, quiz }: StudiedModule): { reading: number; quiz: number; all: number } {
  const minutes = { reading: readingMinutes, quiz: quiz?.questions.length ?? 0 };
  return { ...minutes, all: minutes.reading + minutes.quiz };
}

/** Rounded to five minutes from half an hour on: nobody studies by the minute. */
export function studyTime(minutes: number, t: Translate): string {
  if (minutes < 30) return t('course.minutes', { minutes });
  const rounded = Math.round(minutes / 5) * 5;
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (hours === 0) return t('course.minutes', { minutes: rest });
  return rest === 0 ? t('course.hours', { hours }) : t('course.hoursMinutes', { hours, minutes: rest });
}

/** A module is done when its quiz is passed; one without a quiz, when its last section was reached. */
export function courseProgress<M extends StudiedModule>(
  modules: readonly M[],
  records: ModuleRecords,
  passed: Passed,
): CourseProgress<M> {
  const states = modules.map(({ slug, quiz }): ModuleState => {
    const record = records[slug];
    if (quiz ? slug in passed : record?.isRead) return 'done';
    return record ? 'begun' : 'none';
  });
  const left = modules.filter((_, index) => states[index] !== 'done');
  const latest = left
    .filter(({ slug }) => records[slug])
    .sort((one, other) => ((records[one.slug]?.at ?? '') < (records[other.slug]?.at ?? '') ? 1 : -1))[0];
  const next = latest ?? left[0];
  const record = next && records[next.slug];
  return {
    states,
    done: modules.length - left.length,
    minutesLeft: left.reduce((sum, module) => {
      const { quiz, all } = minutesOf(module);
      return sum + (records[module.slug]?.isRead ? quiz : all);
    }, 0),
    next: next ? { module: next, section: record?.section ?? null, isQuizLeft: record?.isRead ?? false } : null,
  };
}
