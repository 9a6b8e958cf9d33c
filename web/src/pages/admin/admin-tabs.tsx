import { setupPage } from '@contracts/site-paths';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { adminPaths } from '../../features/media-admin/admin-paths';
import { Link } from '../../ui/link';
import { color, media, onHover, space, tapTarget } from '../../ui/theme/theme';

const Tabs = styled.nav`
  display: flex;
  gap: ${space[2]};
  border-bottom: 1px solid ${color.hairline};
`;

/** Looks like a tab, and is a link: each tab has its address. */
const Tab = styled(Link)`
  ${tapTarget}
  justify-content: center;
  padding: ${space[2]} ${space[4]};
  border-bottom: 3px solid transparent;
  color: ${color.textMuted};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  ${onHover(`color: ${color.text};`)}
  &[aria-current] {
    border-bottom-color: ${color.accent};
    color: ${color.text};
  }
  ${media.narrow} {
    flex: 1;
    padding-inline: ${space[2]};
  }
`;

const tabs = [
  { name: 'timeline', to: adminPaths.timeline },
  { name: 'pictures', to: adminPaths.pictures },
  { name: 'setup', to: setupPage },
] as const;

export type AdminTab = (typeof tabs)[number]['name'];

export function AdminTabs({ current }: { current: AdminTab }) {
  const { t } = useLanguage();
  return (
    <Tabs aria-label={t('mediaAdmin.places')}>
      {tabs.map(({ name, to }) => (
        <Tab key={name} to={to} aria-current={name === current ? 'page' : undefined}>
          {t(`mediaAdmin.places.${name}`)}
        </Tab>
      ))}
    </Tabs>
  );
}
