import { usePageContent, type Page, definePage } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { RevivalList } from '../../features/revival/revival-list';
import { eventParameter } from '../../features/revival/use-timeline-link';
import { ShareIconButton } from '../../features/share/share-icon-button';
import { useLanguage } from '../../i18n/language-provider';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { searchOf, revivalParameters } from '../../lib/page-address';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';
import { BackLink } from '../../ui/back-link';
import { Container, Section } from '../../ui/layout';
import { PageEnd } from '../../ui/page-end';
import { PageHeader } from '../../ui/page-header';
import { VisuallyHidden } from '../../ui/text';
import { eventMediaQuery, revivalEventsQuery } from '../../features/revival/revival-events-query';
import type { Translate } from '../../i18n/translate';

const revivalData = definePage({
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

const slots = {
  Photos: lazyWithPreload(async () => (await import('../../features/gallery/gallery-dialog')).GalleryDialog),
  Film: lazyWithPreload(async () => (await import('../../features/video/video-dialog')).VideoDialog),
  Share: ShareIconButton,
};

/** The timeline without a dialog around it, which the home page opens where scripts run. */
function RevivalPage() {
  const { t } = useLanguage();
  const { address } = useSite();
  const events = usePageContent(revivalData, 'events');
  return (
    <>
      <PageMetadata {...revivalData.metadata(t)} />
      <PageHeader title={t('revival.title')} lead={t('revival.intro')} />
      <Section data-surface="sand" aria-label={t('revival.title')}>
        <Container>
          <VisuallyHidden as="h2">{t('navigation.revival')}</VisuallyHidden>
          {events.length === 0 ? (
            <p>{t('revival.empty')}</p>
          ) : (
            <RevivalList events={events} marked={searchOf(address).get(eventParameter)} isServed slots={slots} />
          )}
        </Container>
      </Section>
      <PageEnd>
        <BackLink to={paths.home}>{t('ministries.back')}</BackLink>
      </PageEnd>
    </>
  );
}

export const page: Page = { data: revivalData, Component: RevivalPage };
