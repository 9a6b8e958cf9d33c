import * as v from 'valibot';

/**
 * The giving links were once in the site settings, in each language. They are stored here until they are on the giving
 * page.
 */
export const formerLinksStore = { type: 'core', name: 'former-giving-links' } as const;
export const formerLinksKey = 'links';

export const givingLinkFields = ['givingPakistanUrl', 'givingEcuadorUrl', 'givingGeneralUrl'] as const;

const link = v.nullable(v.string());

export const formerLinksSchema = v.array(
  v.object({
    locale: v.string(),
    isPublished: v.boolean(),
    givingPakistanUrl: link,
    givingEcuadorUrl: link,
    givingGeneralUrl: link,
  }),
);
export type FormerLinks = v.InferOutput<typeof formerLinksSchema>;
