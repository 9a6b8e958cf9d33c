import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space } from './theme/theme';

export type NoticeTone = 'success' | 'danger';

const Frame = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${({ $tone }) => color[$tone]};
  border-inline-start-width: 4px;
  border-radius: ${radius.control};
  background: ${color.surface};
  line-height: 1.5;
  strong,
  svg {
    color: ${({ $tone }) => color[$tone]};
  }
  svg {
    flex: none;
    margin-top: 0.1em;
  }
`;

type NoticeProps = {
  tone: NoticeTone;
  /** Has the tone in words as its name, for screen readers. */
  icon: ReactNode;
  title: string;
  children: ReactNode;
  role?: 'alert';
};

export function Notice({ tone, icon, title, children, role }: NoticeProps) {
  return (
    <Frame $tone={tone} role={role}>
      {icon}
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        {children}
      </div>
    </Frame>
  );
}
