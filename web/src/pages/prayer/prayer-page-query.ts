import { prayerPageAnswerSchema, type PrayerPage } from '@contracts/prayer-page';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

export function prayerPageQuery(locale: Locale): Query<PrayerPage> {
  return {
    key: ['/api', `prayer-page?locale=${locale}`],
    parse: (json) => parse(prayerPageAnswerSchema, json).data,
  };
}
