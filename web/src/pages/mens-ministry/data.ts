import type { MensMinistryPage } from '@contracts/mens-ministry-page';
import { definePage, pageQuery } from '../../features/page/define-page';

export const mensMinistryData = definePage({
  queries: (locale) => ({
    page: pageQuery(
      'mens-ministry-page',
      locale,
      async () => (await import('@contracts/mens-ministry-page')).mensMinistryPageAnswerSchema,
    ),
  }),
  metadata: ({ seo }: MensMinistryPage) => seo,
});
