import { homePageAnswerSchema, type HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

export function homePageQuery(locale: Locale): Query<HomePage> {
  return {
    key: ['/api', `home-page?locale=${locale}`],
    parse: (json) => parse(homePageAnswerSchema, json).data,
  };
}
