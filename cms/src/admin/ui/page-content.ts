import { Main } from '@strapi/design-system';
import { styled } from 'styled-components';

/** The content of a page of our own, with room below it for the panel's bar on phones. */
export const PageContent = styled(Main)`
  width: 100%;
  padding: 1.6rem 1.6rem 9.6rem;
  outline: none;
  ${({ theme }) => theme.breakpoints.medium} {
    padding: 2.4rem 2.4rem 4rem;
  }
  ${({ theme }) => theme.breakpoints.large} {
    padding: 3.2rem 4rem 5.6rem;
  }
`;
