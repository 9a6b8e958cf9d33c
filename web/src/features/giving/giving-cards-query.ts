import type { Locale } from '@contracts/site-setting';
import type { GivingCardsContent } from '@contracts/support-page';
import { answerOrNull } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

/** What the cards alone need, so that home does not carry the rest of the giving page. */
export function givingCardsQuery(locale: Locale): Query<GivingCardsContent | null> {
  return {
    // The fragment stays in the browser: it names the part of the answer that is kept.
    key: ['/api', `support-page?locale=${locale}#cards`],
    parse: answerOrNull(async () => (await import('@contracts/support-page')).givingCardsAnswerSchema),
    missing: 'section',
  };
}
