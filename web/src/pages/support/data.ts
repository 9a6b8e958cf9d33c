import type { SupportPage } from '@contracts/support-page';
import { definePage, pageQuery } from '../../features/page/define-page';

export const supportData = definePage({
  queries: (locale) => ({
    page: pageQuery(
      'support-page',
      locale,
      async () => (await import('@contracts/support-page')).supportPageAnswerSchema,
    ),
  }),
  metadata: ({ seo }: SupportPage) => seo,
});
