import { Button, Flex, Loader, Typography } from '@strapi/design-system';
import { useBoardTexts } from './use-board-texts';

/** Shown while the board is loading or after loading failed. */
export function BoardLoadState({ isError, onAgain }: { isError: boolean; onAgain: () => void }) {
  const { text } = useBoardTexts();
  if (!isError) {
    return (
      <Flex justifyContent="center" padding={8}>
        <Loader>{text('board.loading')}</Loader>
      </Flex>
    );
  }
  return (
    <Flex direction="column" alignItems="start" gap={3}>
      <Typography role="alert" textColor="danger600">
        {text('board.failed')}
      </Typography>
      <Button variant="tertiary" onClick={onAgain}>
        {text('board.again')}
      </Button>
    </Flex>
  );
}
