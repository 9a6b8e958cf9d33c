import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { keepPlace } from './keep-place';

/**
 * Whether the address has something open above the page, and the way to open and close it: Back closes it, and closing
 * it leaves nothing behind that Back would open again. The server sends every page with it closed.
 */
export function useOpenInAddress(parameter: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const [search] = useSearchParams();
  const location = useLocation();
  const { hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();

  const setOpen = (isOpen: boolean) => {
    const next = new URLSearchParams(search);
    if (isOpen) {
      next.set(parameter, '1');
      void navigate({ search: next.toString(), hash }, { state: { ...keepPlace, openedHere: parameter } });
    } else if (isOpenedHere(state, parameter)) {
      void navigate(-1);
    } else {
      next.delete(parameter);
      void navigate({ search: next.toString(), hash }, { replace: true, state: { ...stateOf(state), ...keepPlace } });
    }
  };

  return [isHydrated && search.get(parameter) === '1', setOpen];
}

function isOpenedHere(state: unknown, parameter: string): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === parameter;
}

function stateOf(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {};
}
