import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useActiveSection, useScrolled } from '../../features/navigation/use-active-section';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { useLinkButton } from '../../lib/hydration/use-link-button';
import { paths } from '../../lib/paths';
import { Tooltip } from '../../ui/tooltip';
import { matchRoute } from '../routes';
import { Brand } from './brand';
import { footerId } from './footer';
import { GospelItem, NavigationLink, PrayerItem } from './navigation-items';
import { LanguageLinks, LanguageOffer, LanguageToggle } from './language-choice';
import { MinistriesMenu } from './ministries-menu';
import { Bar, Items, MenuButton, Row, WideOnly } from './navigation-layout';

export function Navigation() {
  const { locale, t } = useLanguage();
  const { pathname, key } = useLocation();
  const settings = useSiteSetting();
  const scrolled = useScrolled();
  const onHome = ['/', '*'].includes(matchRoute(pathname).path);
  const section = useActiveSection(onHome);
  const menuButton = useRef<HTMLAnchorElement>(null);
  const menu = useToggledMenu(key, menuButton);
  const itemsId = useId();
  const menuLabel = t(menu.open ? 'navigation.closeMenu' : 'navigation.openMenu');
  const button = useLinkButton(`#${footerId}`, menu.toggle, { 'aria-expanded': menu.open, 'aria-controls': itemsId });

  return (
    <Bar
      data-surface="night"
      data-scrolled={scrolled || menu.open}
      aria-label={t('navigation.label')}
      onKeyDown={menu.onKeyDown}
      onBlur={menu.onBlur}
    >
      <Row>
        <Brand name={settings.ministryName} logo={settings.logo} lang={contentLanguage(settings, locale)} givesWay />
        <Items id={itemsId} data-menu={menu.open ? 'open' : 'closed'}>
          <NavigationLink to={paths.home} current={section === 'home' && 'page'}>
            {t('navigation.home')}
          </NavigationLink>
          <NavigationLink to={paths.section('about')} current={section === 'about' && 'location'}>
            {t('navigation.about')}
          </NavigationLink>
          <NavigationLink to={paths.section('revival')} current={section === 'revival' && 'location'}>
            {t('navigation.revival')}
          </NavigationLink>
          <MinistriesMenu />
          <NavigationLink
            to={paths.resources}
            current={pathname === paths.resources ? 'page' : section === 'resources' && 'location'}
          >
            {t('navigation.resources')}
          </NavigationLink>
          <NavigationLink to={paths.section('support')} current={section === 'support' && 'location'}>
            {t('navigation.support')}
          </NavigationLink>
          <GospelItem onOpen={menu.leave} />
        </Items>
        <PrayerItem />
        <WideOnly>
          <LanguageLinks />
        </WideOnly>
        <LanguageToggle />
        <Tooltip text={menuLabel}>
          <MenuButton {...button} ref={menuButton} aria-label={menuLabel}>
            {menu.open ? <X aria-hidden /> : <Menu aria-hidden />}
          </MenuButton>
        </Tooltip>
      </Row>
      <LanguageOffer />
    </Bar>
  );
}

/** The menu of narrow screens closes on Escape, when focus goes on to the page, and when a link has been followed. */
function useToggledMenu(locationKey: string, button: RefObject<HTMLElement | null>) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === locationKey;

  useEffect(() => {
    if (!open) return;
    const close = () => setOpenAt(null);
    const wide = window.matchMedia('(min-width: 768px)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [open]);

  return {
    open,
    /** Focus returns to the menu button, because the menu is closed by then. */
    leave: () => {
      if (open) button.current?.focus();
    },
    toggle: () => setOpenAt(open ? null : locationKey),
    onKeyDown: (event: KeyboardEvent) => {
      if (!open || event.key !== 'Escape' || event.defaultPrevented) return;
      setOpenAt(null);
      button.current?.focus();
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpenAt(null);
    },
  };
}
