import { definePage } from '../../features/page/define-page';
import type { Translate } from '../../i18n/translate';

export const counselingData = definePage({
  queries: () => ({}),
  metadata: (t: Translate) => ({
    title: t('counselingRequest.title'),
    description: t('counselingRequest.text'),
    noindex: true,
  }),
});
