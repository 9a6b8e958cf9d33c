import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const quizParameter = 'quiz';

/**
 * Whether the address has the module's quiz open, and the way to open and close it: Back closes it, and closing it
 * leaves nothing behind that Back would open again. The server sends every module with its quiz closed.
 */
export function useOpenQuiz(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();

  const setOpen = (isOpen: boolean) => {
    const next = new URLSearchParams(search);
    if (isOpen) {
      next.set(quizParameter, '1');
      void navigate({ search: next.toString() }, { state: { openedOnModule: true } });
    } else if (openedOnModule(state)) {
      void navigate(-1);
    } else {
      next.delete(quizParameter);
      void navigate({ search: next.toString() }, { replace: true, state });
    }
  };

  return [isHydrated && search.get(quizParameter) === '1', setOpen];
}

function openedOnModule(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedOnModule' in state && state.openedOnModule === true;
}
