import type { HomePage } from '@contracts/home-page';
import type { Locale, SiteSetting } from '@contracts/site-setting';
import type { SupportPage } from '@contracts/support-page';
import styled from 'styled-components';
import { GivingCards } from '../../features/giving/giving-cards';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Container, Section, Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import { Reveal } from '../../ui/reveal';
import { Lead } from '../../ui/text';
import { size } from '../../ui/theme/theme';

const Column = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: clamp(2.5rem, 5vw, 4rem);
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  font-weight: 600;
`;

type SupportProps = {
  support: NonNullable<HomePage['support']>;
  lang: Locale | undefined;
  page: SupportPage;
  settings: SiteSetting;
};

export function Support({ support, lang, page, settings }: SupportProps) {
  const { t } = useLanguage();
  return (
    <Section id="support" tabIndex={-1} aria-labelledby="support-title">
      <Column>
        <Stack lang={lang}>
          <h2 id="support-title">{support.title}</h2>
          <Lead>{support.text}</Lead>
        </Stack>
        <Reveal>
          <GivingCards page={page} links={settings} heading="h3" />
        </Reveal>
        <div>
          <Way to={paths.support}>{t('home.support.more')}</Way>
        </div>
      </Column>
    </Section>
  );
}
