import { definePage } from '../../../features/page/define-page';
import type { Translate } from '../../../i18n/translate';

export const prayerThanksData = definePage({
  queries: () => ({}),
  metadata: (t: Translate) => ({ title: t('prayerThanks.title'), description: t('prayerThanks.description') }),
});
