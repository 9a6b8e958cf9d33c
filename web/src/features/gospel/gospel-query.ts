import type { GospelPresentation } from '@contracts/gospel-presentation';
import type { Locale } from '@contracts/site-setting';
import { nullableAnswerParser } from '../../lib/cms-client/answer-parser';
import type { Query } from '../../lib/cms-client/query';

export function gospelQuery(locale: Locale): Query<GospelPresentation | null> {
  return {
    key: ['/api', `gospel-presentation?locale=${locale}`],
    parse: nullableAnswerParser(
      async () => (await import('@contracts/gospel-presentation')).gospelPresentationAnswerSchema,
    ),
    missing: 'section',
  };
}
