import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, space } from '../../ui/theme/theme';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding-block: clamp(2.25rem, 5vw, 3.75rem);
  & + & {
    border-top: 1px solid ${color.hairline};
  }
  ${media.print} {
    display: block;
    margin-block-start: 7pt;
    padding-block: 4pt 0;
    && {
      border-top: 0.5pt solid;
    }
    > h2 {
      margin-bottom: 4pt;
    }
  }
`;

type ModuleSectionProps = { id: string; title: string; children: ReactNode };

export function ModuleSection({ id, title, children }: ModuleSectionProps) {
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </Frame>
  );
}
