import { definePage } from '../../features/page/define-page';
import type { Translate } from '../../i18n/translate';

export const certificateData = definePage({
  queries: () => ({}),
  metadata: (t: Translate) => ({
    title: t('certificate.check.title'),
    description: t('certificate.check.description'),
    noindex: true,
  }),
});
