import { usePageContent, type Page } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { RevivalList } from '../../features/revival/revival-list';
import { eventParameter } from '../../features/revival/use-timeline-link';
import { ShareIconButton } from '../../features/share/share-icon-button';
import { useLanguage } from '../../i18n/language-provider';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { searchOf } from '../../lib/page-address';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';
import { BackLink } from '../../ui/back-link';
import { Container, Section } from '../../ui/layout';
import { PageEnd } from '../../ui/page-end';
import { PageHeader } from '../../ui/page-header';
import { Lead } from '../../ui/text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { revivalData } from './data';

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
      <PageHeader>
        <h1>{t('revival.title')}</h1>
        <Lead>{t('revival.intro')}</Lead>
      </PageHeader>
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
