import { styled } from 'styled-components';

/** A table of words and numbers. The panel's own is a grid, which is walked cell by cell with the arrow keys. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.4rem;
  line-height: 1.4;
  color: ${({ theme }) => theme.colors.neutral800};
  th,
  td {
    padding: 0.6rem 0.8rem;
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  thead th {
    font-weight: 600;
    color: ${({ theme }) => theme.colors.neutral600};
  }
  tbody th {
    overflow-wrap: anywhere;
  }
  td {
    white-space: nowrap;
  }
  tbody tr {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  a {
    color: ${({ theme }) => theme.colors.primary700};
  }
`;
