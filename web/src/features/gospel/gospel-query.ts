import type { GospelPresentation } from '@contracts/gospel-presentation';
import type { Locale } from '@contracts/site-setting';
import { answerOf } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function gospelQuery(locale: Locale): Query<GospelPresentation> {
  return {
    key: ['/api', `gospel-presentation?locale=${locale}`],
    parse: answerOf(async () => (await import('@contracts/gospel-presentation')).gospelPresentationAnswerSchema),
  };
}
