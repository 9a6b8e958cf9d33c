import { css } from 'styled-components';

/** Sizes for what is printed on few pages. */
export const handoutPrint = css`
  --step--1: 8.5pt;
  --step-0: 9.5pt;
  --step-1: 10.5pt;
  --step-2: 11.5pt;
  --step-3: 13pt;
  --step-4: 19pt;
  --step-5: 24pt;
  font-size: var(--step-0);
  line-height: 1.3;
`;
