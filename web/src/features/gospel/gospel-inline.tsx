import { contentLanguage } from '../../i18n/content-language';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Cluster, Container, Section, Stack } from '../../ui/layout';
import { NewTabLink } from '../../ui/new-tab-link';
import { PageHeader } from '../../ui/page-header';
import { Paragraphs } from '../../ui/paragraphs';
import { gospelQuery } from './gospel-query';
import { GospelWords } from './gospel-words';

/** The presentation as the first section of the home page. */
export function GospelInline({ readingBookUrl }: { readingBookUrl: string }) {
  const { t, locale } = useLanguage();
  const presentation = useContent(gospelQuery(locale));
  if (!presentation) return null;
  const lang = contentLanguage(presentation, locale);
  const { callToAction } = presentation;
  return (
    <section aria-labelledby="gospel-title">
      <PageHeader lang={lang} measure>
        <h2 id="gospel-title">{presentation.title}</h2>
        <Paragraphs text={presentation.intro} />
      </PageHeader>
      <Section as="div">
        <Container style={{ maxWidth: '50rem' }}>
          <GospelWords presentation={presentation} lang={lang} />
          <Stack $gap={5} style={{ paddingBlockStart: '2rem' }}>
            <Stack $gap={3} lang={lang}>
              <h3>{callToAction.title}</h3>
              <Paragraphs text={callToAction.text} />
              {readingBookUrl && callToAction.bookText && <Paragraphs text={callToAction.bookText} />}
            </Stack>
            <Cluster $gap={3}>
              <ButtonLink to={paths.contact}>{t('gospelDialog.write')}</ButtonLink>
              {readingBookUrl && (
                <NewTabLink href={readingBookUrl} note={t('gospelDialog.newTab')} variant="quiet">
                  {t('gospelDialog.read')}
                </NewTabLink>
              )}
            </Cluster>
          </Stack>
        </Container>
      </Section>
    </section>
  );
}
