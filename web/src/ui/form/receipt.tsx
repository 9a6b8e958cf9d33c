import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, radius, space } from '../theme/theme';

const Sheet = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
  > svg {
    color: ${color.success};
  }
  dt,
  p {
    font-size: ${fontSize.small};
    line-height: 1.45;
  }
  dl,
  dd {
    margin: 0;
  }
  dd {
    margin-block-end: ${space[2]};
    font-size: ${fontSize.lead};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
    user-select: all;
  }
`;

type ReceiptProps = { icon: ReactNode; label: string; reference: string; note: string };

export function Receipt({ icon, label, reference, note }: ReceiptProps) {
  return (
    <Sheet>
      {icon}
      <div>
        <dl>
          <dt>{label}</dt>
          <dd>{reference}</dd>
        </dl>
        <p>{note}</p>
      </div>
    </Sheet>
  );
}
