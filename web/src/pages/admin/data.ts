import { definePage } from '../../features/page/define-page';
import type { Translate } from '../../i18n/translate';

export const adminData = definePage({
  queries: () => ({}),
  metadata: (t: Translate) => ({
    title: t('mediaAdmin.title'),
    description: t('mediaAdmin.description'),
    noindex: true,
  }),
});
