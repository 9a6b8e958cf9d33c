import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { ConfirmDialog } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../translations/use-texts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 1.2rem;
  padding: 1.6rem 2rem;
  & + & {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
`;

const Words = styled.div`
  flex: 1 1 26rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

type Props = {
  title: string;
  children: ReactNode;
  warning: string;
  onRestore: () => Promise<void>;
  onDelete: () => Promise<void>;
};

export function TrashRow({ title, children, warning, onRestore, onDelete }: Props) {
  const text = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function restore(): Promise<void> {
    setIsBusy(true);
    await onRestore();
    setIsBusy(false);
  }

  return (
    <Row>
      <Words>
        <Typography tag="h3" variant="omega" fontWeight="bold">
          {title}
        </Typography>
        {children}
      </Words>
      <Flex gap={2} wrap="wrap">
        <Button
          variant="secondary"
          loading={isBusy}
          aria-label={text('trash.restore-named', { title })}
          onClick={() => void restore()}
        >
          {text('trash.restore')}
        </Button>
        <Dialog.Root open={isAsking} onOpenChange={setIsAsking}>
          <Dialog.Trigger>
            <Button variant="danger-light" aria-label={text('trash.delete-named', { title })}>
              {text('trash.delete')}
            </Button>
          </Dialog.Trigger>
          <ConfirmDialog
            title={text('trash.delete-title')}
            endAction={
              <Button
                fullWidth
                variant="danger-light"
                onClick={() => {
                  setIsAsking(false);
                  void onDelete();
                }}
              >
                {text('trash.delete')}
              </Button>
            }
          >
            {warning}
          </ConfirmDialog>
        </Dialog.Root>
      </Flex>
    </Row>
  );
}
