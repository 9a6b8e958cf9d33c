import { definePage } from '../../features/page/define-page';
import type { Translate } from '../../i18n/translate';

export const keptData = definePage({
  queries: () => ({}),
  metadata: (t: Translate) => ({
    title: t('kept.page.title'),
    description: t('kept.page.description'),
    noindex: true,
  }),
});
