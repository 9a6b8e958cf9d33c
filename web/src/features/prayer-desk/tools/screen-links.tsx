import styled from 'styled-components';
import { deskScreens as english } from '../../../i18n/en/desk-screens';
import { deskScreens as spanish } from '../../../i18n/es/desk-screens';
import { ExtraTexts, useLanguage } from '../../../i18n/language-provider';
import { Link } from '../../../ui/link';
import { size, space } from '../../../ui/theme/theme';
import { deskSearch, screens } from '../desk-address';

const texts = { en: english, es: spanish };

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
  }
`;

/** To what is reached from every tab. */
export function ScreenLinks() {
  return (
    <ExtraTexts texts={texts}>
      <Links />
    </ExtraTexts>
  );
}

function Links() {
  const { t } = useLanguage();
  return (
    <Row aria-label={t('deskScreens.title')}>
      {screens.map((screen) => (
        <Link key={screen} to={deskSearch({ tab: 'prayer', screen })}>
          {t(`deskScreens.${screen}`)}
        </Link>
      ))}
    </Row>
  );
}
