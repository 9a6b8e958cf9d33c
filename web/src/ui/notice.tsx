import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space, stacked } from './theme/theme';

type NoticeTone = 'success' | 'danger';

export const NoticeFrame = styled.div<{ $tone: NoticeTone }>`
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
    margin-top: 0.1em;
  }
  > div {
    ${stacked(1)}
  }
`;

type NoticeProps = Pick<ComponentProps<'div'>, 'ref' | 'role' | 'tabIndex' | 'aria-label'> & {
  tone: NoticeTone;
  title: string;
  children: ReactNode;
};

export function Notice({ tone, title, children, ...frame }: NoticeProps) {
  const Sign = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <NoticeFrame $tone={tone} {...frame}>
      <Sign aria-hidden size="1.4em" />
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        {children}
      </div>
    </NoticeFrame>
  );
}
