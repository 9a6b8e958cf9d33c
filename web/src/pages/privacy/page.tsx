import type { PrivacyPage } from '@contracts/privacy-page';
import { ConcernSection } from '../../features/concern/concern-section';
import { PageMetadata } from '../../features/page/page-metadata';
import { RichText } from '../../features/rich-text/rich-text';
import { contentPage, definePage, pageQuery } from '../../features/page/define-page';
import { SharePage } from '../../features/share/share-page';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { TextColumn } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Lead, Small } from '../../ui/text';

export const privacyData = definePage({
  queries: (locale) => ({
    page: pageQuery(
      'privacy-page',
      locale,
      async () => (await import('@contracts/privacy-page')).privacyPageAnswerSchema,
    ),
  }),
  metadata: ({ seo }: PrivacyPage) => seo,
});

function PrivacyView({ page }: { page: PrivacyPage }) {
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
      <TextColumn>
        <div lang={lang}>
          <RichText body={page.body} locale={page.locale} />
        </div>
        <ConcernSection email={concernEmail} />
        <SharePage title={page.title} />
      </TextColumn>
    </>
  );
}

export const page = contentPage(privacyData, PrivacyView);
