import type { AboutPage } from '@contracts/about-page';
import type { Locale } from '@contracts/site-setting';
import { answerOrNull } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function aboutPageQuery(locale: Locale): Query<AboutPage | null> {
  return {
    key: ['/api', `about-page?locale=${locale}`],
    parse: answerOrNull(async () => (await import('@contracts/about-page')).aboutPageAnswerSchema),
    missing: 'page',
  };
}

export function aboutContent(locale: Locale): readonly Query<unknown>[] {
  return [aboutPageQuery(locale)];
}
