import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { shownVersion } from '../preview/draft-reading';
import type { Row } from './published-entries';

const moduleUid = 'api::training-module.training-module';

/** Of somebody who studies, and stops to think. */
const wordsPerMinute = 180;

export function minutesToRead(texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}

const text = v.nullish(v.string(), '');
const lines = v.pipe(
  v.nullish(v.array(v.object({ text })), []),
  v.transform((items) => items.map((item) => item.text)),
);
const moduleSchema = v.object({
  id: v.number(),
  description: text,
  overview: text,
  personalStory: text,
  keyPrinciples: lines,
  dos: lines,
  donts: lines,
  actionItems: lines,
  scriptureReferences: v.nullish(v.array(v.object({ verse: text })), []),
});

/** How long it takes to read each module, in minutes, in the language of its row. */
export async function readingMinutes(strapi: Core.Strapi, modules: readonly Row[]): Promise<(module: Row) => number> {
  const found: unknown = await strapi.db.query(moduleUid).findMany({
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
    v
      .parse(v.array(moduleSchema), found)
      .map(({ id, description, overview, personalStory, scriptureReferences, ...lists }) => [
        id,
        minutesToRead([
          description,
          overview,
          personalStory,
          ...Object.values(lists).flat(),
          ...scriptureReferences.map(({ verse }) => verse),
        ]),
      ]),
  );
  return ({ id }) => minutes.get(id) ?? 1;
}
