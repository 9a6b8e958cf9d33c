import { ChevronDown } from 'lucide-react';
import { useId, useReducer, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link';
import styled from 'styled-components';
import { dropdownState } from '../../features/navigation/dropdown-state';
import { useLanguage } from '../../i18n/language-provider';
import { useLinkButton } from '../../lib/hydration/use-link-button';
import { paths } from '../../lib/paths';
import { color, font, fontSize, media, radius, shadow, space, tapTarget } from '../../ui/theme/theme';
import { footerId } from './footer';
import { NavigationItem } from './navigation-items';

const Group = styled.div`
  position: relative;
`;

const Trigger = styled(NavigationItem)`
  svg {
    transition: rotate 160ms;
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

const List = styled.ul`
  list-style: none;
  &[hidden] {
    display: none;
  }
  a {
    ${tapTarget}
    padding-inline: ${space[4]};
    color: ${color.text};
    text-decoration: none;
    white-space: nowrap;
  }
  ${media.hover} {
    a:hover {
      color: ${color.link};
    }
  }
  ${media.wide} {
    position: absolute;
    top: 100%;
    inset-inline: 0 auto;
    min-width: 12rem;
    padding-block: ${space[2]};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow.floating};
  }
  ${media.narrow} {
    border-inline-start: 1px solid ${color.hairline};
    font: ${fontSize.lead} / 1.3 ${font.sans};
  }
`;

const items = [
  { to: paths.propheticMinistry, label: 'navigation.prophetic' },
  { to: paths.marriageMinistry, label: 'navigation.marriage' },
  { to: paths.mensMinistry, label: 'navigation.mens' },
] as const;

/** A button that discloses links: on wide screens it also opens under the pointer. */
export function MinistriesMenu() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const listId = useId();
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const [state, dispatch] = useReducer(dropdownState, 'closed');
  const open = state !== 'closed';
  const trigger = useLinkButton(`#${footerId}`, () => dispatch('toggle'), {
    'aria-expanded': open,
    'aria-controls': listId,
  });

  const moveFocus = (step: 1 | -1) => {
    const links = Array.from(group.current?.querySelectorAll<HTMLElement>('li a') ?? []);
    const index = links.findIndex((link) => link === document.activeElement);
    const next = index === -1 ? (step === 1 ? 0 : links.length - 1) : (index + step + links.length) % links.length;
    links[next]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // Closes this list alone: the surrounding menu closes on the next Escape.
      event.preventDefault();
      dispatch('dismiss');
      button.current?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      dispatch('open');
      // The list must be displayed before its links can take focus.
      window.requestAnimationFrame(() => moveFocus(event.key === 'ArrowDown' ? 1 : -1));
    }
  };

  const withMouse = (event: PointerEvent, change: 'pointer-enter' | 'pointer-leave') => {
    if (event.pointerType === 'mouse' && window.matchMedia('(min-width: 768px)').matches) dispatch(change);
  };

  return (
    <Group
      ref={group}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => withMouse(event, 'pointer-enter')}
      onPointerLeave={(event) => withMouse(event, 'pointer-leave')}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) dispatch('dismiss');
      }}
    >
      <Trigger {...trigger} ref={button}>
        <span>{t('navigation.ministries')}</span>
        <ChevronDown size={18} aria-hidden />
      </Trigger>
      <List id={listId} hidden={!open}>
        {items.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname === to ? 'page' : undefined} onClick={() => dispatch('dismiss')}>
              {t(label)}
            </Link>
          </li>
        ))}
      </List>
    </Group>
  );
}
