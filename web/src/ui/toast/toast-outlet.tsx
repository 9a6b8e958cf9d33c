import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast as toastify, ToastContainer } from 'react-toastify/unstyled';
import styled, { keyframes } from 'styled-components';
import { color, layer, media, radius, shadow, size, space } from '../theme/theme';
import { Tooltip } from '../tooltip';
import { dismissToast, type ShownToast } from './toast-store';

export type ToastOutletProps = { toast: ShownToast | null; closeLabel: string };

const arrive = keyframes`
  from { opacity: 0; translate: 0 0.5rem; }
`;

const Outlet = styled.div`
  width: min(100%, 26rem);
  pointer-events: auto;
  touch-action: pan-y;
  .Toastify__toast {
    border-radius: ${radius.card};
    animation: ${arrive} 240ms ease-out;
    user-select: none;
  }
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
  const shownId = useRef('');
  const [kept, setKept] = useState<readonly ShownToast[]>([]);
  const [seen, setSeen] = useState<ShownToast | null>(null);
  if (toast !== seen) {
    setSeen(toast);
    if (toast?.isKept) setKept([...kept, toast]);
  }

  useEffect(() => {
    if (!toast) {
      toastify.dismiss(shownId.current);
      return;
    }
    const content = <ToastSheet toast={toast} closeLabel={closeLabel} onClose={dismissToast} />;
    const role = toast.variant === 'destructive' ? 'alert' : 'status';
    // With a limit of one the next toast would wait instead of replacing the current one. A toast that is being
    // removed cannot be updated, and keeps its id until then.
    if (toastify.isActive(shownId.current)) {
      toastify.update(shownId.current, { render: content, role, delay: 0 });
    } else {
      shownId.current = `toast-${toast.id}`;
      toastify(content, { toastId: shownId.current, role });
    }
  }, [toast, closeLabel]);

  return (
    <>
      <Outlet>
        <ToastContainer
          // The region handles time, swipe and F8: the library's timer is a CSS animation, which stops with reduced
          // motion, its swipe depends on the toast's width, and its key works only while there is a toast.
          autoClose={false}
          draggable={false}
          pauseOnFocusLoss={false}
          hotKeys={() => false}
          aria-label={undefined}
          closeButton={false}
          customProgressBar
          icon={false}
          transition={false}
        />
      </Outlet>
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
