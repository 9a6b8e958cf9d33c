import { contactPageAnswerSchema, type ContactPage } from '@contracts/contact-page';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

export function contactPageQuery(locale: Locale): Query<ContactPage> {
  return {
    key: ['/api', `contact-page?locale=${locale}`],
    parse: (json) => parse(contactPageAnswerSchema, json).data,
  };
}
