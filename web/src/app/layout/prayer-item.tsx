import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { color, fontSize, media, radius, size, space } from '../../ui/theme/theme';

/** The pill is smaller than its touch target. */
const Item = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  min-height: ${size.target};
  color: ${color.link};
  font-size: 1rem;
  text-decoration: none;
  white-space: nowrap;
  span {
    padding: 0.3rem ${space[3]};
    border: 1px solid currentColor;
    border-radius: ${radius.pill};
  }
  ${media.narrow} {
    font-size: min(${fontSize.small}, 4.6vw);
  }
  ${media.middling} {
    font-size: 0.9375rem;
    span {
      padding-inline: ${space[2]};
    }
  }
  ${media.hover} {
    &:hover {
      color: ${color.linkHover};
    }
  }
`;

const Long = styled.span`
  @media (max-width: 84.99rem) {
    display: none;
  }
`;

const Short = styled.span`
  @media (min-width: 85rem) {
    display: none;
  }
`;

/** Always visible, outside the menu. */
export function PrayerItem() {
  const { t } = useLanguage();
  return (
    <Item to={paths.prayer}>
      <Long>{t('navigation.askForPrayer')}</Long>
      <Short>{t('navigation.prayer')}</Short>
    </Item>
  );
}
