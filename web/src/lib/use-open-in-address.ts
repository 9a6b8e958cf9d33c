import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from './hydration/hydrate-on-interaction';
import { asObject, isRecord } from './parse-object';
import { type MouseEvent, useEffect, useRef } from 'react';

/** Goes back once from each history entry: a second Escape may come before the browser has left it. */
export function useGoBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useRef(false);

  useEffect(() => {
    isLeaving.current = false;
  }, [key]);

  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  };
}

/** Opens something instead of following a link, unless the link is to open in a new tab or window. */
export function openInsteadOfFollowing(event: MouseEvent<HTMLElement>, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Safari does not focus a clicked link, so focus could not return to it.
  event.currentTarget.focus();
  open();
}

/** History state of a navigation that changes only the address and must not scroll. */
export const preserveScroll = { preserveScroll: true } as const;

export function preservesScroll(state: unknown): boolean {
  return isRecord(state) && state['preserveScroll'] === true;
}

type Open = {
  /** The parameter's new value. */
  value: string;
  /** The hash; the current one by default. */
  hash?: string;
};

/** Back closes the dialog, and closing it leaves no history entry that would reopen it. Closed on the server. */
export function useOpenedInAddress(
  parameter: string,
): [value: string | null, open: (as: Open) => void, close: () => void] {
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const goBack = useGoBack();

  const open = ({ value, hash = location.hash }: Open) => {
    const next = new URLSearchParams(search);
    next.set(parameter, value);
    void navigate({ search: next.toString(), hash }, { state: { ...preserveScroll, openedHere: parameter } });
  };

  const close = () => {
    if (isRecord(state) && state['openedHere'] === parameter) {
      goBack();
      return;
    }
    const next = new URLSearchParams(search);
    next.delete(parameter);
    const address = { search: next.toString(), hash: location.hash };
    void navigate(address, { replace: true, state: { ...asObject(state), ...preserveScroll } });
  };

  return [isHydrated ? search.get(parameter) : null, open, close];
}

/** The same for a parameter that is either 1 or absent. */
export function useOpenInAddress(parameter: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [value, open, close] = useOpenedInAddress(parameter);
  return [value === '1', (isOpen) => (isOpen ? open({ value: '1' }) : close())];
}
