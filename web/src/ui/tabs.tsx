import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, size, space } from './theme/theme';

const TabList = styled(List)`
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  border-bottom: 1px solid ${color.hairline};
  scrollbar-width: none;
`;

const Tab = styled(Trigger)`
  flex: none;
  min-height: ${size.target};
  padding: ${space[2]} ${space[4]};
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${color.textMuted};
  font-weight: 600;
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  &[data-state='active'] {
    border-bottom-color: ${color.accent};
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.narrow} {
    flex: 1 0 auto;
    padding-inline: ${space[2]};
  }
`;

const Panel = styled(Content)`
  padding-block-start: clamp(1.5rem, 4vw, 2.5rem);
`;

export type TabItem<Name extends string> = { name: Name; label: string; content: ReactNode };

type TabsProps<Name extends string> = {
  label: string;
  items: readonly TabItem<Name>[];
  active: Name;
  onChange(name: Name): void;
};

/** Tabs by the ARIA pattern; which one is open is the caller's to keep. */
export function Tabs<Name extends string>({ label, items, active, onChange }: TabsProps<Name>) {
  const choose = (value: string) => {
    const item = items.find(({ name }) => name === value);
    if (item) onChange(item.name);
  };
  return (
    <Root value={active} onValueChange={choose}>
      <TabList aria-label={label}>
        {items.map(({ name, label: tabLabel }) => (
          <Tab key={name} value={name}>
            {tabLabel}
          </Tab>
        ))}
      </TabList>
      {items.map(({ name, content }) => (
        <Panel key={name} value={name}>
          {content}
        </Panel>
      ))}
    </Root>
  );
}
