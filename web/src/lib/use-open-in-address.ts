import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

/** Travels with a navigation that changes the address alone and must not move the page. */
export const keepPlace = { keepPlace: true } as const;

export function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepPlace' in state && state.keepPlace === true;
}

type Open = {
  /** What the parameter becomes. */
  value: string;
  /** The section of the page that the address then names; the one that it names already without. */
  hash?: string;
};

/**
 * What the address has open above the page, by one of its parameters, and the way to open and close it: Back closes it,
 * and closing it leaves nothing behind that Back would open again. The server sends every page with it closed.
 */
export function useOpenedInAddress(
  parameter: string,
): [value: string | null, open: (as: Open) => void, close: () => void] {
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();

  const open = ({ value, hash = location.hash }: Open) => {
    const next = new URLSearchParams(search);
    next.set(parameter, value);
    void navigate({ search: next.toString(), hash }, { state: { ...keepPlace, openedHere: parameter } });
  };

  const close = () => {
    if (isOpenedHere(state, parameter)) {
      void navigate(-1);
      return;
    }
    const next = new URLSearchParams(search);
    next.delete(parameter);
    const address = { search: next.toString(), hash: location.hash };
    void navigate(address, { replace: true, state: { ...stateOf(state), ...keepPlace } });
  };

  return [isHydrated ? search.get(parameter) : null, open, close];
}

/** The same for what there is only one of. */
export function useOpenInAddress(parameter: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [value, open, close] = useOpenedInAddress(parameter);
  return [value === '1', (isOpen) => (isOpen ? open({ value: '1' }) : close())];
}

function isOpenedHere(state: unknown, parameter: string): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === parameter;
}

function stateOf(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {};
}
