import type { ContactPage } from '@contracts/contact-page';
import { definePage, pageQuery } from '../../features/page/define-page';

export const contactData = definePage({
  queries: (locale) => ({
    page: pageQuery(
      'contact-page',
      locale,
      async () => (await import('@contracts/contact-page')).contactPageAnswerSchema,
    ),
  }),
  metadata: ({ seo }: ContactPage) => seo,
});
