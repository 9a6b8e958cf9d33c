import { Button, Flex, Typography } from '@strapi/design-system';
import { useTexts } from '../translations/use-texts';

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
