import { css } from 'styled-components';

/** Shared styles of native fields: touch-sized, with text large enough that phones do not zoom in. */
export const fieldStyles = css`
  width: 100%;
  min-height: 4.4rem;
  padding: 0 1.2rem;
  font: inherit;
  font-size: 1.6rem;
  line-height: 1.5;
  color: ${({ theme }) => theme.colors.neutral800};
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid ${({ theme }) => theme.colors.neutral500};
  border-radius: ${({ theme }) => theme.borderRadius};
  color-scheme: ${({ theme }) => (theme.colors.neutral0 === '#ffffff' ? 'light' : 'dark')};
  scroll-margin-bottom: 12rem;
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
`;
