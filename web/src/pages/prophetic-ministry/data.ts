import type { PropheticMinistryPage } from '@contracts/prophetic-ministry-page';
import { definePage, pageQuery } from '../../features/page/define-page';

export const propheticMinistryData = definePage({
  queries: (locale) => ({
    page: pageQuery(
      'prophetic-ministry-page',
      locale,
      async () => (await import('@contracts/prophetic-ministry-page')).propheticMinistryPageAnswerSchema,
    ),
  }),
  metadata: ({ seo }: PropheticMinistryPage) => seo,
});
