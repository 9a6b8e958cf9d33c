import * as v from 'valibot';
import { pageSchema, scriptureSchema, sectionSchema } from './page';

export const supportPageSchema = v.object({
  ...pageSchema.entries,
  scripture: v.nullable(scriptureSchema),
  pakistan: sectionSchema,
  /** Where the cards lead, in both languages. A card without a link is not shown, unless giving is off. */
  givingPakistanUrl: v.nullable(v.string()),
  /** The price of a Bible for a pastor in Pakistan. */
  bibleNote: v.nullable(v.string()),
  ecuador: sectionSchema,
  givingEcuadorUrl: v.nullable(v.string()),
  general: sectionSchema,
  givingGeneralUrl: v.nullable(v.string()),
  /** Giving is switched off: there are no links. */
  isGivingOff: v.optional(v.literal(true)),
  /** How gifts are used, and who is accountable for them. */
  gifts: v.nullable(sectionSchema),
});

const givingCardsSchema = v.pick(supportPageSchema, [
  'locale',
  'pakistan',
  'givingPakistanUrl',
  'bibleNote',
  'ecuador',
  'givingEcuadorUrl',
  'general',
  'givingGeneralUrl',
  'isGivingOff',
]);

export const supportPageAnswerSchema = v.object({ data: supportPageSchema });
export const givingCardsAnswerSchema = v.object({ data: givingCardsSchema });

export type GivingCardsContent = v.InferOutput<typeof givingCardsSchema>;
export type SupportPage = v.InferOutput<typeof supportPageSchema>;
