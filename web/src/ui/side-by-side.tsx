import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from './layout';
import { color, media, space } from './theme/theme';

const Rows = styled(Stack)`
  ${media.print} {
    --gap: 0.6rem;
  }
`;

/** Beside each other where there is room, and on paper; otherwise the second below the first, set off from it. */
const Row = styled.div`
  display: grid;
  gap: ${space[3]} clamp(2rem, 5vw, 4rem);
  > :nth-child(2) {
    padding-inline-start: ${space[4]};
    border-inline-start: 2px solid ${color.accent};
    color: ${color.textMuted};
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :nth-child(2) {
      padding-inline-start: 0;
      border: 0;
    }
  }
  ${media.print} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    break-inside: avoid;
  }
`;

/** What says the same in both languages; null where one has nothing for it. */
export type Pair = readonly [own: ReactNode, other: ReactNode];

type SideBySideProps = { pairs: readonly Pair[]; languages: readonly [own: string, other: string] };

export function SideBySide({ pairs, languages: [own, other] }: SideBySideProps) {
  return (
    <Rows $gap={6}>
      {pairs.map(([one, another], index) => (
        <Row key={index}>
          <div lang={own}>{one}</div>
          <div lang={other}>{another}</div>
        </Row>
      ))}
    </Rows>
  );
}
