import type { Locale } from '@contracts/site-setting';
import type { Query } from '../../lib/cms-client/query';
import { contactPageQuery } from './contact-page-query';

export function contactContent(locale: Locale): readonly Query<unknown>[] {
  return [contactPageQuery(locale)];
}
