import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Stack } from './layout';
import { color, radius, size, space } from './theme/theme';

const Frame = styled(Stack)`
  align-items: center;
  padding: ${space[12]} ${space[6]};
  border: 1px dashed ${color.hairline};
  border-radius: ${radius.card};
  text-align: center;
  p {
    max-width: 52ch;
    color: ${color.textMuted};
  }
  svg {
    width: 6rem;
    color: ${color.accent};
  }
`;

const Action = styled.div`
  min-height: ${size.target};
`;

type EmptyStateProps = { title: string; text?: string; action: ReactNode; headingRef?: Ref<HTMLHeadingElement> };

export function EmptyState({ title, text, action, headingRef }: EmptyStateProps) {
  return (
    <Frame>
      <Sunrise />
      <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      {text !== undefined && <p>{text}</p>}
      <Action>{action}</Action>
    </Frame>
  );
}

/** Decorative: light rising behind a hill. */
function Sunrise() {
  return (
    <svg
      viewBox="0 0 96 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2 36c22 0 24-12 46-12s24 12 46 12M34 22a14 14 0 0 1 28 0M48 2v0.5M30 8l0.4 0.4M66 8l-0.4 0.4" />
    </svg>
  );
}
