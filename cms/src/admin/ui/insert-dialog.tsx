import { Button, Flex, Modal } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useTexts } from '../translations/use-texts';

type Props = {
  title: string;
  confirm: string;
  isComplete?: boolean;
  other?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

export function InsertDialog({ title, confirm, isComplete = true, other, onConfirm, onClose, children }: Props) {
  const text = useTexts();
  return (
    <Modal.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {children}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Flex gap={2} wrap="wrap">
            <Button variant="tertiary" onClick={onClose}>
              {text('writing.cancel')}
            </Button>
            {other}
          </Flex>
          <Button disabled={!isComplete} onClick={onConfirm}>
            {confirm}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
