import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, space } from '../../ui/theme/theme';

const Frame = styled.section<{ $isWide: boolean }>`
  display: grid;
  gap: ${space[5]} clamp(2rem, 5vw, 4rem);
  padding-block: clamp(2.25rem, 5vw, 3.75rem);
  & + & {
    border-top: 1px solid ${color.hairline};
  }
  ${media.roomy} {
    grid-template-columns: ${({ $isWide }) => ($isWide ? 'minmax(0, 1fr)' : '4fr 9fr')};
  }
  ${media.print} {
    display: block;
    padding-block: 0.9rem 0;
    & + & {
      border-top: 0;
    }
    > h2 {
      margin-bottom: 0.5rem;
      break-after: avoid;
    }
  }
`;

type ModuleSectionProps = {
  id: string;
  title: string;
  /** Uses the full width instead of two columns. */
  isWide?: boolean;
  children: ReactNode;
};

/** A section of a module, with its heading beside it where there is room. */
export function ModuleSection({ id, title, isWide = false, children }: ModuleSectionProps) {
  return (
    <Frame $isWide={isWide} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </Frame>
  );
}
