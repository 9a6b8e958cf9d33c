import { X } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { color, layer, media, radius, shadow, size, space } from '../theme/theme';
import { Tooltip } from '../tooltip';
import { dismissToast, type ShownToast } from './toast-store';

export type ToastOutletProps = { toast: ShownToast | null; closeLabel: string };

const arrive = keyframes`
  from { opacity: 0; translate: 0 0.5rem; }
`;

const Card = styled.div`
  width: min(100%, 26rem);
  pointer-events: auto;
  touch-action: pan-y;
  user-select: none;
  animation: ${arrive} 240ms ease-out;
`;

/** In the flow of the page, after its footer. */
const Kept = styled.section`
  position: sticky;
  z-index: ${layer.navigation};
  inset-block-end: ${space[4]};
  max-width: 40rem;
  margin: ${space[4]};
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  gap: ${space[2]};
  padding-block: ${space[4]};
  padding-inline: ${space[5]} ${space[2]};
  border: 1px solid ${color.hairline};
  border-inline-start: 4px solid ${color.success};
  border-radius: ${radius.card};
  box-shadow: ${shadow.floating};
  &[data-surface] {
    background: ${color.surfaceRaised};
  }
  &[data-variant='destructive'] {
    border-inline-start-color: ${color.danger};
    strong {
      color: ${color.danger};
    }
  }
  strong,
  p {
    line-height: 1.45;
  }
  p {
    overflow-wrap: anywhere;
  }
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  margin-block: -${space[2]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.textMuted};
  ${media.hover} {
    &:hover {
      background: ${color.surfaceSunken};
      color: ${color.text};
    }
  }
`;

export function ToastOutlet({ toast, closeLabel }: ToastOutletProps) {
  const [kept, setKept] = useState<readonly ShownToast[]>([]);
  const [seen, setSeen] = useState<ShownToast | null>(null);
  if (toast !== seen) {
    setSeen(toast);
    if (toast?.isKept) setKept([...kept, toast]);
  }

  return (
    <>
      {toast && (
        <Card key={toast.id} role={toast.variant === 'destructive' ? 'alert' : 'status'}>
          <ToastSheet toast={toast} closeLabel={closeLabel} onClose={dismissToast} />
        </Card>
      )}
      {kept.map((item) =>
        createPortal(
          <Kept key={item.id} aria-label={item.title}>
            <ToastSheet
              toast={item}
              closeLabel={closeLabel}
              onClose={() => setKept((before) => before.filter((other) => other !== item))}
            />
          </Kept>,
          document.body,
        ),
      )}
    </>
  );
}

function ToastSheet({ toast, closeLabel, onClose }: { toast: ShownToast; closeLabel: string; onClose: () => void }) {
  return (
    <Sheet data-surface="paper" data-variant={toast.variant}>
      <div>
        <strong>{toast.title}</strong>
        {toast.text && <p>{toast.text}</p>}
      </div>
      <Tooltip text={closeLabel}>
        <Close type="button" aria-label={closeLabel} onClick={onClose}>
          <X aria-hidden size="1.15em" />
        </Close>
      </Tooltip>
    </Sheet>
  );
}
