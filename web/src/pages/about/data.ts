import type { AboutPage } from '@contracts/about-page';
import { definePage, pageQuery } from '../../features/page/define-page';

export const aboutData = definePage({
  queries: (locale) => ({
    page: pageQuery('about-page', locale, async () => (await import('@contracts/about-page')).aboutPageAnswerSchema),
  }),
  metadata: ({ seo }: AboutPage) => seo,
});
