import { Button, Flex, Main, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../translations/use-texts';

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

export function LoadFailure({ message, onAgain }: { message: string; onAgain: () => void }) {
  const text = useTexts();
  return (
    <Flex role="alert" direction="column" alignItems="start" gap={3} padding={4} background="danger100" hasRadius>
      <Typography textColor="danger700">{message}</Typography>
      <Button variant="tertiary" onClick={onAgain}>
        {text('try-again')}
      </Button>
    </Flex>
  );
}
