import type { ContactPage } from '@contracts/contact-page';
import type { Locale } from '@contracts/site-setting';
import { answerOf } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function contactPageQuery(locale: Locale): Query<ContactPage> {
  return {
    key: ['/api', `contact-page?locale=${locale}`],
    parse: answerOf(async () => (await import('@contracts/contact-page')).contactPageAnswerSchema),
  };
}
