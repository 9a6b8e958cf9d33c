import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type PointerEvent } from 'react';
import styled from 'styled-components';
import { layer, media, size, space } from '../theme/theme';
import { startCountdown, type Countdown } from './countdown';
import { isSwipe, swipeOffset } from '../swipe';
import { currentToast, dismissToast, subscribeToToasts } from './toast-store';
import type { ToastOutletProps } from './toast-outlet';
import { allowFocusInToasts, toastRegionAttributes } from './toast-focus';

/** Also called in advance by code that is likely to need a toast, such as a form being filled in. */
export async function loadToastOutlet(): Promise<ComponentType<ToastOutletProps>> {
  return (await import('./toast-outlet')).ToastOutlet;
}

/** At the top on small screens, below the menu; at the bottom right on larger ones. */
const Region = styled.section`
  position: fixed;
  inset-block-start: calc(${size.navigation} + ${space[2]});
  inset-inline: ${space[4]};
  z-index: ${layer.toast};
  display: flex;
  justify-content: center;
  border-radius: ${space[3]};
  pointer-events: none;
  ${media.wide} {
    inset-block: auto max(${space[6]}, env(safe-area-inset-bottom));
    inset-inline: auto ${space[6]};
    width: 24rem;
  }
`;

type ToastRegionProps = { label: string; closeLabel: string; lang: string };

const noToast = () => null;

/** Always rendered, so that F8 can focus it. The code of a toast is loaded with the first one. */
export function ToastRegion({ label, closeLabel, lang }: ToastRegionProps) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, noToast);
  const region = useRef<HTMLElement>(null);
  const focusedBefore = useRef<HTMLElement | null>(null);
  const countdown = useRef<Countdown>(undefined);
  const pausedBy = useRef({ pointer: false, focus: false });
  const swipeFrom = useRef<number | null>(null);
  const [Outlet, setOutlet] = useState<ComponentType<ToastOutletProps> | null>(null);
  const isNeeded = toast !== null;

  useEffect(() => {
    if (!isNeeded || Outlet) return;
    let isCurrent = true;
    // It may fail to load offline; everything a toast says is shown elsewhere too.
    loadToastOutlet().then(
      (loaded) => isCurrent && setOutlet(() => loaded),
      () => isCurrent && dismissToast(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, Outlet]);

  useEffect(() => {
    const paused = pausedBy.current;
    if (!toast || !Outlet) {
      // The pointer is no longer on a toast.
      paused.pointer = false;
      return;
    }
    const running = startCountdown(toast.duration, dismissToast);
    countdown.current = running;
    if (paused.pointer || paused.focus) running.pause();
    return () => {
      running.stop();
      countdown.current = undefined;
    };
  }, [toast, Outlet]);

  useEffect(() => {
    function focusRegion(event: KeyboardEvent) {
      if (event.key !== 'F8' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      region.current?.focus();
    }
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);

  useEffect(allowFocusInToasts, []);

  // A toast keeps its words; when the page changes its language, what it says is read on the page.
  useEffect(() => dismissToast, [lang]);

  useEffect(() => {
    if (isNeeded || !pausedBy.current.focus) return;
    // Return the focus, which would otherwise go to the top of the page.
    pausedBy.current.focus = false;
    focusedBefore.current?.focus();
  }, [isNeeded]);

  function setPaused(by: 'pointer' | 'focus', isPaused: boolean) {
    pausedBy.current[by] = isPaused;
    if (pausedBy.current.pointer || pausedBy.current.focus) countdown.current?.pause();
    else countdown.current?.resume();
  }

  function moveCard(event: PointerEvent, offset: number) {
    event.currentTarget.firstElementChild?.setAttribute('style', offset > 0 ? `translate: ${offset}px` : '');
  }

  function endSwipe(event: PointerEvent) {
    const start = swipeFrom.current;
    swipeFrom.current = null;
    moveCard(event, 0);
    if (start !== null && event.type === 'pointerup' && isSwipe(start, event.clientX)) dismissToast();
  }

  return (
    <Region
      ref={region}
      aria-label={label}
      {...toastRegionAttributes}
      // Each toast has a role of its own. Dialogs hide everything around them except live regions, hence the attribute.
      aria-live="off"
      tabIndex={-1}
      onPointerEnter={() => setPaused('pointer', true)}
      onPointerLeave={() => setPaused('pointer', false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          focusedBefore.current = relatedTarget;
        }
        setPaused('focus', true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setPaused('focus', false);
      }}
      onPointerDown={(event) => {
        swipeFrom.current = event.clientX;
      }}
      onPointerMove={(event) => {
        if (swipeFrom.current === null) return;
        const offset = swipeOffset(swipeFrom.current, event.clientX);
        if (offset > 0) event.currentTarget.setPointerCapture(event.pointerId);
        moveCard(event, offset);
      }}
      onPointerUp={endSwipe}
      onPointerCancel={endSwipe}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismissToast();
      }}
    >
      {Outlet && <Outlet toast={toast} closeLabel={closeLabel} />}
    </Region>
  );
}
