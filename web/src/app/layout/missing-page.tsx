import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { PageMetadata } from '../../features/page/page-metadata';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Cluster, Container } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Lead, Prose } from '../../ui/text';
import { space } from '../../ui/theme/theme';

const NextStep = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  padding-block: ${space[12]} ${space.section};
`;

/** For a page whose content was deleted or unpublished. The server answers 404 with it. */
export function MissingPage() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const { contactEmail } = useSiteSetting();
  return (
    <>
      <PageMetadata title={t('layout.missing.title')} description={t('layout.missing.text')} noindex />
      <PageHeader>
        <h1>{t('layout.missing.title')}</h1>
        <Lead>{t('layout.missing.text')}</Lead>
      </PageHeader>
      <NextStep>
        <Cluster>
          {pathname !== paths.home && <ButtonLink to={paths.home}>{t('layout.error.home')}</ButtonLink>}
          {pathname !== paths.resources && (
            <ButtonLink to={paths.resources} $variant="quiet">
              {t('home.hero.library')}
            </ButtonLink>
          )}
        </Cluster>
        <Prose>
          <span>{t('layout.missing.write')}</span> <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </Prose>
      </NextStep>
    </>
  );
}
