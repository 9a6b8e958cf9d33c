import type { PrivacyPage } from '@contracts/privacy-page';
import { definePage, pageQuery } from '../../features/page/define-page';

export const privacyData = definePage({
  queries: (locale) => ({
    page: pageQuery(
      'privacy-page',
      locale,
      async () => (await import('@contracts/privacy-page')).privacyPageAnswerSchema,
    ),
  }),
  metadata: ({ seo }: PrivacyPage) => seo,
});
