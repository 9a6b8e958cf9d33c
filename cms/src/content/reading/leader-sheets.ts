import * as v from 'valibot';
import type { PresentedEntry } from './present-entry';

const lines = v.nullish(v.array(v.unknown()), []);
const passagesSchema = v.nullish(v.array(v.object({ reference: v.string() })), []);

/** A module has one as soon as its meeting has a step. */
export function hasLeaderSheet({ meetingSteps }: PresentedEntry): boolean {
  return v.parse(lines, meetingSteps).length > 0;
}

/** The leader's sheet of a module; undefined if it has none. */
export function leaderSheetOf(module: PresentedEntry): PresentedEntry | undefined {
  if (!hasLeaderSheet(module)) return undefined;
  const { slug, number, title, locale, actionItems } = module;
  return {
    ...{ slug, number, title, locale, actionItems },
    preparation: module['meetingPreparation'] ?? null,
    steps: module['meetingSteps'],
    questions: v.parse(lines, module['discussionQuestions']),
    passages: v.parse(passagesSchema, module['scriptureReferences']).map(({ reference }) => reference),
  };
}
