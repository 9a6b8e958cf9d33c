import type { CrisisLine, Locale } from '@contracts/site-setting';
import { answerOf } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

/** Whom to call in danger: long, and shown in few places, so that no other page carries it. */
export function crisisLinesQuery(locale: Locale): Query<{ locale: Locale; crisisLines: CrisisLine[] }> {
  return {
    // The fragment stays in the browser: it names the part of the answer that is kept.
    key: ['/api', `site-setting?locale=${locale}#crisis-lines`],
    parse: answerOf(async () => (await import('@contracts/site-setting')).crisisLinesAnswerSchema),
  };
}
