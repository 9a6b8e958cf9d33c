import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { table } from '../../lib/table';
import { shownVersion } from '../preview/draft-reading';
import type { PresentedEntry } from './present-entry';
import type { Row } from './published-entries';

const moduleUid = 'api::training-module.training-module';

/** Of somebody who studies, and stops to think. */
const wordsPerMinute = 180;

export function minutesToRead(texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** How long it takes to read each module, in minutes, in the language of its row. */
export async function readingMinutes(strapi: Core.Strapi, modules: readonly Row[]): Promise<(module: Row) => number> {
  const found = await table(strapi, moduleUid).findMany({
    select: ['id', 'description', 'overview', 'personalStory'],
    where: { ...shownVersion(strapi, moduleUid), id: { $in: modules.map(({ id }) => id) } },
    populate: {
      keyPrinciples: { select: ['text'] },
      dos: { select: ['text'] },
      donts: { select: ['text'] },
      actionItems: { select: ['text'] },
      scriptureReferences: { select: ['verse'] },
    },
  });
  const minutes = new Map(
    found.map(({ id, scriptureReferences, keyPrinciples, dos, donts, actionItems, ...texts }) => {
      const lines = [...keyPrinciples, ...dos, ...donts, ...actionItems].map(({ text }) => text);
      const verses = scriptureReferences.map(({ verse }) => verse);
      return [id, minutesToRead([...Object.values(texts), ...lines, ...verses].filter((text) => text !== null))];
    }),
  );
  return ({ id }) => minutes.get(id) ?? 1;
}

const lines = v.nullish(v.array(v.unknown()), []);
const passagesSchema = v.nullish(v.array(v.object({ reference: v.string() })), []);

/** A module has one as soon as its meeting has a step. */
export function hasLeaderSheet({ meetingSteps }: PresentedEntry): boolean {
  return v.parse(lines, meetingSteps).length > 0;
}

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
