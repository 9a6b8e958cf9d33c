import { definePage } from '../../features/page/define-page';
import { eventMediaQuery, revivalEventsQuery } from '../../features/revival/revival-events-query';
import { eventParameter } from '../../features/revival/use-timeline-link';
import type { Translate } from '../../i18n/translate';
import { revivalParameters } from './parameters';

export const revivalData = definePage({
  parameters: revivalParameters,
  queries: (locale, search) => {
    const event = search.get(eventParameter);
    return {
      events: revivalEventsQuery(locale),
      ...(event === null ? {} : { media: eventMediaQuery(event, locale) }),
    };
  },
  metadata: (t: Translate) => ({ title: t('revival.title'), description: t('revival.intro') }),
});
