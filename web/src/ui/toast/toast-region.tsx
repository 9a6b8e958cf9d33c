import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { OptionalPart } from '../error-boundary';
import { layer, media, size, space } from '../theme/theme';
import { currentToast, dismissToast, subscribeToToasts } from './toast-store';

const ToastOutlet = lazyWithPreload(async () => (await import('./toast-outlet')).ToastOutlet);

/** Also called in advance by code that is likely to need a toast, such as a form being filled in. */
export const loadToastOutlet = (): Promise<void> => ToastOutlet.preload();

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

/** Toasts are above dialogs: events in them must not close a dialog. */
export function isInToastRegion(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toast-region]') !== null;
}

/** Radix dialogs bring the focus back, so focus events of toasts stop at the body. Returns a function to undo this. */
function allowFocusInToasts(): () => void {
  const keepFromDialogs = (event: FocusEvent) => {
    if (isInToastRegion(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopPropagation();
  };
  document.body.addEventListener('focusin', keepFromDialogs);
  document.body.addEventListener('focusout', keepFromDialogs);
  return () => {
    document.body.removeEventListener('focusin', keepFromDialogs);
    document.body.removeEventListener('focusout', keepFromDialogs);
  };
}

type ToastRegionProps = { label: string; closeLabel: string; lang: string };

const noToast = () => null;

/** Always rendered, so that F8 can focus it. The code of a toast is loaded with the first one. */
export function ToastRegion({ label, closeLabel, lang }: ToastRegionProps) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, noToast);
  const region = useRef<HTMLElement>(null);
  const focusedBefore = useRef<HTMLElement | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [shown, setShown] = useState(toast);
  const [isUsed, setUsed] = useState(false);
  if (toast !== shown) {
    setShown(toast);
    setUsed(true);
    // What had the focus goes with the toast.
    if (!toast) setHasFocus(false);
  }

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
    if (toast || !focusedBefore.current) return;
    // Return the focus, which would otherwise go to the top of the page.
    focusedBefore.current.focus();
    focusedBefore.current = null;
  }, [toast]);

  return (
    <Region
      ref={region}
      aria-label={label}
      data-toast-region
      // Each toast has a role of its own. Dialogs hide everything around them except live regions, hence the attribute.
      aria-live="off"
      tabIndex={-1}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          focusedBefore.current = relatedTarget;
        }
        setHasFocus(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        focusedBefore.current = null;
        setHasFocus(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismissToast();
      }}
    >
      {isUsed && (
        // It may fail to load offline; everything a toast says is shown elsewhere too.
        <OptionalPart resetKey={String(toast?.id)}>
          <ToastOutlet toast={toast} closeLabel={closeLabel} isHeld={hasFocus} />
        </OptionalPart>
      )}
    </Region>
  );
}
