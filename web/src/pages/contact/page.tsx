import type { ContactPage as ContactPageContent } from '@contracts/contact-page';
import styled from 'styled-components';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { PageMetadata } from '../../features/page/page-metadata';
import { contentPage } from '../../features/page/content-page';
import { LazyContactForm } from '../../features/requests/lazy-forms';
import { SharePage } from '../../features/share/share-page';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage, translationName } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { Container, Section, Stack } from '../../ui/layout';
import { PageEnd } from '../../ui/page-end';
import { PageHeader } from '../../ui/page-header';
import { Paragraphs } from '../../ui/paragraphs';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { Lead } from '../../ui/text';
import { media, space } from '../../ui/theme/theme';
import { contactData } from './data';
import { ContactWays } from './contact-ways';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[12]} clamp(2.5rem, 6vw, 5rem);
  align-items: start;
  ${media.roomy} {
    grid-template-columns: 7fr 5fr;
  }
`;

function ContactView({ page }: { page: ContactPageContent }) {
  const { locale, t } = useLanguage();
  const settings = useSiteSetting();
  const lang = contentLanguage(page, locale);
  return (
    <>
      <PageMetadata {...contactData.metadata(page)} />
      <PageHeader lang={lang}>
        <h1>{page.title}</h1>
        <Lead>{page.intro}</Lead>
      </PageHeader>
      <Section data-surface="sand">
        <Columns>
          <LazyContactForm variant="general" contactEmail={settings.contactEmail} Help={CrisisHelp} />
          <Stack $gap={10}>
            {page.scripture && (
              <ScriptureQuote
                reference={page.scripture.reference}
                translation={translationName(t, page.scripture.translation)}
                lang={lang}
              >
                {page.scripture.verse}
              </ScriptureQuote>
            )}
            <ContactWays settings={settings} />
            {page.details && (
              <Stack as="section" $gap={3} aria-labelledby="contact-next">
                <h2 id="contact-next">{t('contact.next')}</h2>
                <Paragraphs text={page.details} lang={lang} />
              </Stack>
            )}
          </Stack>
        </Columns>
      </Section>
      <PageEnd>
        <BackLink to={paths.home}>{t('ministries.back')}</BackLink>
        <SharePage title={page.title} />
      </PageEnd>
    </>
  );
}

export const page = contentPage(contactData, ContactView);
