import type { ContactPage } from '@contracts/contact-page';
import type { Locale } from '@contracts/site-setting';
import { answerOrNull } from '../../lib/cms-client/answer-of';
import type { Query } from '../../lib/cms-client/query';

export function contactPageQuery(locale: Locale): Query<ContactPage | null> {
  return {
    key: ['/api', `contact-page?locale=${locale}`],
    parse: answerOrNull(async () => (await import('@contracts/contact-page')).contactPageAnswerSchema),
    missing: 'page',
  };
}
