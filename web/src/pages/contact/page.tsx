import type { ContactPage } from '@contracts/contact-page';
import { callLink } from '@contracts/phone-links';
import styled from 'styled-components';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { PageMetadata } from '../../features/page/page-metadata';
import { contentPage, definePage, pageQuery } from '../../features/page/define-page';
import { LazyContactForm } from '../../features/requests/lazy-forms';
import { EndOfPage } from '../../features/share/end-of-page';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage, withTranslationName } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Container, Section, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Paragraphs } from '../../ui/paragraphs';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { color, columnsFrom, inlineTapTarget, fontSize, space } from '../../ui/theme/theme';
import type { SiteSetting } from '@contracts/site-setting';

const Ways = styled.dl`
  margin: 0;
  > div {
    padding-block: ${space[3]};
    border-block-start: 1px solid ${color.hairline};
  }
  dt {
    font-size: ${fontSize.small};
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  a {
    ${inlineTapTarget}
  }
`;

function ContactWays({ settings }: { settings: SiteSetting }) {
  const { locale, t } = useLanguage();
  const { contactEmail, contactPhone, contactAddress } = settings;
  return (
    <Stack as="section" $gap={3} aria-labelledby="contact-ways">
      <h2 id="contact-ways">{t('contact.ways')}</h2>
      <Ways>
        <div>
          <dt>{t('submission.email')}</dt>
          <dd>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </dd>
        </div>
        {contactPhone && (
          <div>
            <dt>{t('submission.phone')}</dt>
            <dd>
              <a href={callLink(contactPhone)}>{contactPhone}</a>
            </dd>
          </div>
        )}
        {contactAddress && (
          <div>
            <dt>{t('contact.address')}</dt>
            <dd lang={contentLanguage(settings, locale)}>{contactAddress}</dd>
          </div>
        )}
      </Ways>
    </Stack>
  );
}

export const contactData = definePage({
  queries: (locale) => ({
    page: pageQuery(
      'contact-page',
      locale,
      async () => (await import('@contracts/contact-page')).contactPageAnswerSchema,
    ),
  }),
  metadata: ({ seo }: ContactPage) => seo,
});

const Columns = styled(Container)`
  display: grid;
  gap: ${space[12]} clamp(2.5rem, 6vw, 5rem);
  align-items: start;
  ${columnsFrom('roomy', '7fr 5fr')}
`;

function ContactView({ page }: { page: ContactPage }) {
  const { locale, t } = useLanguage();
  const settings = useSiteSetting();
  const lang = contentLanguage(page, locale);
  return (
    <>
      <PageMetadata {...contactData.metadata(page)} />
      <PageHeader lang={lang} title={page.title} lead={page.intro} />
      <Section data-surface="sand">
        <Columns>
          <LazyContactForm variant="general" contactEmail={settings.contactEmail} Help={CrisisHelp} />
          <Stack $gap={10}>
            {page.scripture && <ScriptureQuote {...withTranslationName(t, page.scripture)} lang={lang} />}
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
      <EndOfPage title={page.title} />
    </>
  );
}

export const page = contentPage(contactData, ContactView);
