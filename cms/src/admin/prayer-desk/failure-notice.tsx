import { Flex, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import type { ReactNode } from 'react';
import { useTexts } from '../translations/use-texts';
import type { FailureCause } from './call-failure';
import { DeskButton } from './desk-button';

type Props = {
  cause: FailureCause;
  /** Whether reading failed, or an action whose input is preserved. */
  during: 'reading' | 'sending';
  onAgain?: (() => void) | undefined;
  children?: ReactNode;
};

/** Explains a failure where it happened and offers the next step. */
export function FailureNotice({ cause, during, onAgain, children }: Props) {
  const text = useTexts();
  const message = text(during === 'reading' ? `desk.unread.${cause}` : `desk.failed.${cause}`);
  return (
    <Flex direction="column" alignItems="start" gap={3} padding={4} background="danger100" hasRadius>
      <Flex role="alert" gap={3} alignItems="start">
        <WarningCircle aria-hidden fill="danger600" style={{ flex: 'none' }} />
        <Typography textColor="danger700">{message}</Typography>
      </Flex>
      {onAgain === undefined || cause === 'gone' || cause === 'refused' ? null : (
        <DeskButton variant="tertiary" size="L" onClick={onAgain}>
          {text('desk.again')}
        </DeskButton>
      )}
      {children}
    </Flex>
  );
}
