import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { type BoardLanguage } from '../../api/translation-board/contract';
import { useTexts } from '../translations/use-texts';

type Props = {
  language: BoardLanguage;
  isOpen: boolean;
  isMarking: boolean;
  onOpenNow: () => void;
  onNotNeeded: () => void;
  onLater: () => void;
};

/** Asked after a publication that left the other language behind. Closing it means later. */
export function AskAboutChange({ language, isOpen, isMarking, onOpenNow, onNotNeeded, onLater }: Props) {
  const text = useTexts();
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onLater();
      }}
    >
      <Dialog.Content>
        <Dialog.Header>{text(`ask.title.${language}`)}</Dialog.Header>
        <Dialog.Body>
          <Typography textAlign="center">{text('ask.about')}</Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Flex direction="column" alignItems="stretch" gap={2} width="100%">
            <Button size="L" fullWidth onClick={onOpenNow}>
              {text('ask.open')}
            </Button>
            <Button size="L" fullWidth variant="tertiary" loading={isMarking} onClick={onNotNeeded}>
              {text('ask.not-needed')}
            </Button>
            <Button size="L" fullWidth variant="ghost" onClick={onLater}>
              {text('ask.later')}
            </Button>
          </Flex>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
