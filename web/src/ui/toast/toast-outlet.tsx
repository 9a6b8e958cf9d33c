import { X } from 'lucide-react';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { toast as toastify, ToastContainer } from 'react-toastify/unstyled';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../icon-button';
import { color, layer, radius, shadow, space } from '../theme/theme';
import { dismissToast, type ShownToast } from './toast-store';

type ToastOutletProps = {
  toast: ShownToast | null;
  closeLabel: string;
  /** True while the focus is in the region. */
  isHeld: boolean;
};

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
const Sticky = styled.section`
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
  button {
    margin-block: -${space[2]};
  }
  p {
    overflow-wrap: anywhere;
  }
`;

/** Shorter movements to the right are not meant as swipes; the smallest ones come with any press of a button. */
const swipePx = 50;
const deadZonePx = 8;

export function ToastOutlet({ toast, closeLabel, isHeld }: ToastOutletProps) {
  const shownId = useRef('');
  const swipeFrom = useRef<number | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [sticky, setSticky] = useState<readonly ShownToast[]>([]);
  const [seen, setSeen] = useState<ShownToast | null>(null);
  if (toast !== seen) {
    setSeen(toast);
    if (!toast) setPointedAt(false);
    if (toast?.isSticky) setSticky([...sticky, toast]);
  }
  useCountdown(toast, isHeld || isPointedAt);

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

  function endSwipe({ currentTarget, clientX, type }: PointerEvent<HTMLElement>) {
    const start = swipeFrom.current;
    swipeFrom.current = null;
    currentTarget.style.translate = '';
    if (start !== null && type === 'pointerup' && clientX - start >= swipePx) dismissToast();
  }

  return (
    <>
      <Outlet
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onPointerDown={(event) => {
          swipeFrom.current = event.clientX;
        }}
        onPointerMove={({ currentTarget, clientX, pointerId }) => {
          if (swipeFrom.current === null) return;
          const distance = clientX - swipeFrom.current;
          if (distance > deadZonePx) currentTarget.setPointerCapture(pointerId);
          currentTarget.style.translate = distance > deadZonePx ? `${distance}px` : '';
        }}
        onPointerUp={endSwipe}
        onPointerCancel={endSwipe}
      >
        <ToastContainer
          // Decision 68 says why time, swipe and F8 are ours.
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
      {sticky.map((item) =>
        createPortal(
          <Sticky key={item.id} aria-label={item.title}>
            <ToastSheet
              toast={item}
              closeLabel={closeLabel}
              onClose={() => setSticky((before) => before.filter((other) => other !== item))}
            />
          </Sticky>,
          document.body,
        ),
      )}
    </>
  );
}

/** Dismisses a toast after its time, which does not run while it is paused. */
function useCountdown(toast: ShownToast | null, isPaused: boolean): void {
  const remainingMs = useRef(0);
  useEffect(() => {
    remainingMs.current = toast?.durationMs ?? 0;
  }, [toast]);
  useEffect(() => {
    if (!toast || isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(dismissToast, remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAt;
    };
  }, [toast, isPaused]);
}

function ToastSheet({ toast, closeLabel, onClose }: { toast: ShownToast; closeLabel: string; onClose: () => void }) {
  return (
    <Sheet data-surface="paper" data-variant={toast.variant}>
      <div>
        <strong>{toast.title}</strong>
        {toast.text && <p>{toast.text}</p>}
      </div>
      <IconButton label={closeLabel} icon={<X aria-hidden size="1.15em" />} onClick={onClose} />
    </Sheet>
  );
}
