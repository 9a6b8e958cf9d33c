import type { GospelPresentation } from '@contracts/gospel-presentation';
import type { Locale } from '@contracts/site-setting';
import { answerOrNull } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function gospelQuery(locale: Locale): Query<GospelPresentation | null> {
  return {
    key: ['/api', `gospel-presentation?locale=${locale}`],
    parse: answerOrNull(async () => (await import('@contracts/gospel-presentation')).gospelPresentationAnswerSchema),
    missing: 'section',
  };
}
