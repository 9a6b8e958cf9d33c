import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Brand } from './brand';
import { LanguageLinks, LanguageOffer, LanguageToggle } from './language-choice';
import { Bar, Row, WideOnly } from './navigation-layout';

/** Scrolls away, because the page below needs the room. */
const StillBar = styled(Bar)`
  position: absolute;
  /* No lower than the bar, or it would lie over what can be pressed. */
  &::before {
    bottom: 0;
  }
`;

/** Only home, and what a page adds: one in the middle of something exists in one language. */
export function StillNavigation({ children, below }: { children?: ReactNode; below?: ReactNode }) {
  const { locale, t } = useLanguage();
  const settings = useSiteSetting();
  return (
    <StillBar data-surface="night" aria-label={t('navigation.label')}>
      <Row>
        <Brand name={settings.ministryName} logo={settings.logo} lang={contentLanguage(settings, locale)} />
        {children}
      </Row>
      {below}
    </StillBar>
  );
}

/** Stands for the navigation on a page that is worked on: home and the language. */
export function ToolBar() {
  return (
    <StillNavigation below={<LanguageOffer />}>
      <WideOnly>
        <LanguageLinks />
      </WideOnly>
      <LanguageToggle />
    </StillNavigation>
  );
}
