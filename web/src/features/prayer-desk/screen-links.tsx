import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Link } from '../../ui/link';
import { media, size, space } from '../../ui/theme/theme';
import { type DeskScreen, deskSearch, screens } from './desk-address';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
  }
  /* In one row that is moved sideways, so that what one came for begins on the first screen. */
  ${media.narrow} {
    flex-wrap: nowrap;
    overflow-x: auto;
    white-space: nowrap;
  }
`;

/** Links to the screens that are reached from every tab. */
export function ScreenLinks({ shown }: { shown: DeskScreen | undefined }) {
  const { t } = useLanguage();
  return (
    <Row aria-label={t('deskScreens.title')}>
      {screens.map((screen) => (
        <Link
          key={screen}
          to={deskSearch({ tab: 'prayer', screen })}
          aria-current={screen === shown ? 'page' : undefined}
        >
          {t(`deskScreens.${screen}`)}
        </Link>
      ))}
    </Row>
  );
}
