import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../lib/hydration/hydrate-on-interaction';
import { color, media, size, space } from './theme/theme';

/** The tab that a key moves to, wrapping around; undefined for other keys. */
export function tabAfterKey<Name extends string>(names: readonly Name[], active: Name, key: string): Name | undefined {
  const at = names.indexOf(active);
  switch (key) {
    case 'ArrowRight':
      return names[(at + 1) % names.length];
    case 'ArrowLeft':
      return names[(at - 1 + names.length) % names.length];
    case 'Home':
      return names[0];
    case 'End':
      return names.at(-1);
    case ' ':
      return active;
    default:
      return undefined;
  }
}

const TabList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  border-bottom: 1px solid ${color.hairline};
`;

const Tab = styled.a`
  flex: none;
  min-height: ${size.target};
  padding: ${space[2]} ${space[4]};
  border-bottom: 3px solid transparent;
  color: ${color.textMuted};
  font-weight: 600;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  &[aria-selected='true'],
  &[aria-current] {
    border-bottom-color: ${color.accent};
    color: ${color.text};
  }
  @media (forced-colors: active) {
    border-bottom-color: Canvas;
    &[aria-selected='true'],
    &[aria-current] {
      border-bottom-color: Highlight;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.narrow} {
    flex: 1 0 auto;
    padding-inline: ${space[2]};
  }
`;

const Panel = styled.div`
  padding-block-start: clamp(1.5rem, 4vw, 2.5rem);
`;

export type TabItem<Name extends string> = {
  name: Name;
  label: string;
  /** The tab's own address, to which it leads until it is hydrated. */
  href: string;
  content: ReactNode;
};

type TabsProps<Name extends string> = {
  label: string;
  items: readonly TabItem<Name>[];
  active: Name;
  onChange: (name: Name) => void;
  onApproach?: (name: Name) => void;
};

/**
 * Tabs by the ARIA pattern, and links until they are hydrated; the caller holds which one is open. A library's are six
 * times as large.
 */
export function Tabs<Name extends string>({ label, items, active, onChange, onApproach }: TabsProps<Name>) {
  const id = useId();
  const isHydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const names = items.map(({ name }) => name);

  const move = (event: KeyboardEvent) => {
    const next = tabAfterKey(names, active, event.key);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('a')[names.indexOf(next)]?.focus();
    onChange(next);
  };

  return (
    <div>
      <TabList ref={list} role={isHydrated ? 'tablist' : 'navigation'} aria-label={label} onKeyDown={move}>
        {items.map(({ name, label: tabLabel, href }) => (
          <Tab
            key={name}
            href={href}
            id={`${id}-tab-${name}`}
            role={isHydrated ? 'tab' : undefined}
            aria-selected={isHydrated ? name === active : undefined}
            aria-current={!isHydrated && name === active ? 'page' : undefined}
            aria-controls={`${id}-panel-${name}`}
            tabIndex={isHydrated && name !== active ? -1 : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChange(name);
            }}
            onPointerEnter={() => onApproach?.(name)}
            onFocus={() => onApproach?.(name)}
          >
            {tabLabel}
          </Tab>
        ))}
      </TabList>
      {items.map(({ name, content }) => (
        <Panel
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          tabIndex={name === active ? 0 : undefined}
          hidden={name !== active}
        >
          {name === active ? content : null}
        </Panel>
      ))}
    </div>
  );
}
