import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button';
import { ErrorBoundary } from '../error-boundary';
import { Cluster } from '../layout';
import { clustered, color, layer, media, radius, shadow, space } from '../theme/theme';

/** In the position of a toast. */
const Plate = styled.div`
  position: fixed;
  inset: auto ${space[4]} max(${space[4]}, env(safe-area-inset-bottom));
  z-index: ${layer.dialog};
  ${clustered(3)}
  justify-content: space-between;
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  box-shadow: ${shadow.floating};
  ${media.wide} {
    inset-inline: auto ${space[6]};
    max-width: 30rem;
  }
`;

type DialogArrivalProps = {
  isOpen: boolean;
  onClose: () => void;
  texts: { opening: string; failed: string; retry: string; close: string };
  children: ReactNode;
};

export function LazyDialogBoundary({ isOpen, onClose, texts, children }: DialogArrivalProps) {
  return (
    <ErrorBoundary
      resetKey={String(isOpen)}
      fallback={(_error, retry) =>
        isOpen && (
          <Plate data-surface="paper" role="alert">
            <p>{texts.failed}</p>
            <Cluster $gap={3}>
              <Button onClick={retry}>{texts.retry}</Button>
              <Button $variant="quiet" onClick={onClose}>
                {texts.close}
              </Button>
            </Cluster>
          </Plate>
        )
      }
    >
      <Suspense
        fallback={
          <Plate data-surface="paper" role="status">
            {texts.opening}
          </Plate>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
