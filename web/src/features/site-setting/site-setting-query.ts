import {
  siteFactsSchema,
  siteSettingSchema,
  type CrisisLine,
  type Locale,
  type SiteFacts,
} from '@contracts/site-setting';
import { object, parse, pick } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

const factsAnswerSchema = object({ data: siteFactsSchema });
const crisisLinesAnswerSchema = object({ data: pick(siteSettingSchema, ['locale', 'crisisLines']) });

export function siteSettingQuery(locale: Locale): Query<SiteFacts> {
  return {
    key: ['/api', `site-setting?locale=${locale}`],
    parse: (json) => parse(factsAnswerSchema, json).data,
  };
}

/** Whom to call in danger: long, and shown on one page alone, so that no other page carries it. */
export function crisisLinesQuery(locale: Locale): Query<{ locale: Locale; crisisLines: CrisisLine[] }> {
  return {
    // The fragment stays in the browser: it names the part of the answer that is kept.
    key: ['/api', `site-setting?locale=${locale}#crisis-lines`],
    parse: (json) => parse(crisisLinesAnswerSchema, json).data,
  };
}
