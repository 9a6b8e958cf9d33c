import type { MarriageMinistryPage } from '@contracts/marriage-ministry-page';
import { crisisLinesQuery } from '../../features/crisis-help/crisis-lines-query';
import { definePage, pageQuery } from '../../features/page/define-page';

export const marriageMinistryData = definePage({
  queries: (locale) => ({
    page: pageQuery(
      'marriage-ministry-page',
      locale,
      async () => (await import('@contracts/marriage-ministry-page')).marriageMinistryPageAnswerSchema,
    ),
    crisisLines: crisisLinesQuery(locale),
  }),
  metadata: ({ seo }: MarriageMinistryPage) => seo,
});
