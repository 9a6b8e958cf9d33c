import * as v from 'valibot';

/** Without these the site is not opened; `mail`: mails arrive, or somebody opens the desk daily. */
const requirements = ['giving', 'contact', 'team', 'mail'] as const;

export const missingSchema = v.array(v.picklist(requirements));

/** Facts about the whole site that this call alone changes, at once and in all languages. */
const switches = {
  isOpen: v.boolean(),
  /** An admin's word that somebody opens the prayer desk every day. */
  isDeskWatched: v.boolean(),
  /** True if the site leads nobody to give. */
  isGivingOff: v.boolean(),
};

export const siteOpeningSchema = v.object({
  ...switches,
  missing: missingSchema,
  /** `none`: there is no mail server. */
  mail: v.picklist(['works', 'failing', 'none']),
});

export const openingChangeSchema = v.pipe(
  v.strictObject({
    ...v.entriesFromList(['isOpen', 'isDeskWatched', 'isGivingOff'], v.exactOptional(v.boolean())),
    /** Document ids of the example pages whose texts are true; without all that are left, the site is not opened. */
    confirmedPages: v.exactOptional(v.array(v.string())),
  }),
  v.check((change) => Object.keys(change).length > 0, 'Nothing would be changed'),
);

export const openingRefusalSchema = v.object({ error: v.object({ details: v.object({ missing: missingSchema }) }) });

export type Requirement = (typeof requirements)[number];
export type SiteOpening = v.InferOutput<typeof siteOpeningSchema>;
export type SiteSwitches = Pick<SiteOpening, keyof typeof switches>;
export type OpeningChange = v.InferOutput<typeof openingChangeSchema>;
