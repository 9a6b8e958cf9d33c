import { definePage } from '../../features/page/define-page';
import type { Translate } from '../../i18n/translate';

export const deskData = definePage({
  queries: () => ({}),
  metadata: (t: Translate) => ({
    title: t('prayerDesk.title'),
    description: t('prayerDesk.description'),
    noindex: true,
  }),
});
