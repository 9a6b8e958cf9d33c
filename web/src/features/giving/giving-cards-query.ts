import type { Locale } from '@contracts/site-setting';
import { supportPageSchema } from '@contracts/support-page';
import { object, parse, pick, type InferOutput } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

const cardsSchema = pick(supportPageSchema, ['locale', 'pakistan', 'bibleNote', 'ecuador', 'general']);
const answerSchema = object({ data: cardsSchema });

export type GivingCardsContent = InferOutput<typeof cardsSchema>;

/** What the cards alone need, so that home does not carry the rest of the giving page. */
export function givingCardsQuery(locale: Locale): Query<GivingCardsContent> {
  return {
    // The fragment stays in the browser: it names the part of the answer that is kept.
    key: ['/api', `support-page?locale=${locale}#cards`],
    parse: (json) => parse(answerSchema, json).data,
  };
}
