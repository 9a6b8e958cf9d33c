import type { PrivacyPage as PrivacyPageContent } from '@contracts/privacy-page';
import styled from 'styled-components';
import { ConcernSection } from '../../features/concern/concern-section';
import { PageMetadata } from '../../features/page/page-metadata';
import { RichText } from '../../features/rich-text/rich-text';
import { contentPage } from '../../features/page/content-page';
import { SharePage } from '../../features/share/share-page';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Container, measureWidth } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Lead, Small } from '../../ui/text';
import { space } from '../../ui/theme/theme';
import { privacyData } from './data';

const Text = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  max-width: ${measureWidth};
  padding-block: clamp(2.5rem, 6vw, 4.5rem);
`;

function PrivacyView({ page }: { page: PrivacyPageContent }) {
  const { locale, t } = useLanguage();
  const { concernEmail } = useSiteSetting();
  const lang = contentLanguage(page, locale);
  // In UTC, so that server and browser print the same day.
  const changed = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <PageMetadata {...privacyData.metadata(page)} />
      <PageHeader measure>
        <h1 lang={lang}>{page.title}</h1>
        <Lead lang={lang}>{page.intro}</Lead>
        <Small>{t('privacy.updated', { date: changed.format(new Date(page.updatedAt)) })}</Small>
      </PageHeader>
      <Text>
        <div lang={lang}>
          <RichText body={page.body} locale={page.locale} />
        </div>
        <ConcernSection email={concernEmail} />
        <SharePage title={page.title} />
      </Text>
    </>
  );
}

export const page = contentPage(privacyData, PrivacyView);
