import styled from 'styled-components';
import { ContactForm } from '../../features/contact-request/contact-form';
import { PageMetadata } from '../../features/metadata/page-metadata';
import { siteSettingQuery } from '../../features/site-setting/site-setting-query';
import { contentLanguage } from '../../i18n/content-language';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { FormSheet } from '../../ui/form/form-layout';
import { Container, Section, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Paragraphs } from '../../ui/paragraphs';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { Lead } from '../../ui/text';
import { media, space } from '../../ui/theme/theme';
import { contactMetadata } from './contact-metadata';
import { contactPageQuery } from './contact-page-query';
import { ContactWays } from './contact-ways';

export { contactContent } from './contact-content';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[12]} clamp(2.5rem, 6vw, 5rem);
  align-items: start;
  ${media.roomy} {
    grid-template-columns: 7fr 5fr;
  }
`;

export function ContactPage() {
  const { locale, t } = useLanguage();
  const page = useContent(contactPageQuery(locale));
  const settings = useContent(siteSettingQuery(locale));
  const lang = contentLanguage(page, locale);
  return (
    <>
      <PageMetadata {...contactMetadata(page)} />
      <PageHeader lang={lang}>
        <h1>{page.title}</h1>
        <Lead>{page.intro}</Lead>
      </PageHeader>
      <Section data-surface="sand">
        <Columns>
          <FormSheet>
            <ContactForm variant="general" contactEmail={settings.contactEmail} />
          </FormSheet>
          <Stack $gap={10}>
            {page.scripture && (
              <ScriptureQuote
                reference={page.scripture.reference}
                translation={t(`scripture.translation.${page.locale}`)}
                lang={lang}
              >
                {page.scripture.verse}
              </ScriptureQuote>
            )}
            <ContactWays settings={settings} />
            {page.details && (
              <Stack as="section" $gap={3} aria-labelledby="contact-next">
                <h2 id="contact-next">{t('contactRequest.page.next')}</h2>
                <Paragraphs text={page.details} lang={lang} />
              </Stack>
            )}
          </Stack>
        </Columns>
      </Section>
    </>
  );
}
