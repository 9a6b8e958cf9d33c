import { useLocation, useNavigate } from 'react-router-dom';
import { useGoBack } from '../../lib/use-go-back';
import { preserveScroll } from '../../lib/use-open-in-address';

type ShownMedia = {
  id: string | null;
  show: (id: string) => void;
  /** Replaces the one that is shown, without a new history entry. */
  exchange: (id: string) => void;
  close: () => void;
};

/** Held in the history state under the same address, so that Back closes it and leaves the timeline open. */
export function useShownMedia(): ShownMedia {
  const { search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();

  const go = (id: string, replace: boolean) => {
    const kept = typeof state === 'object' && state !== null ? state : {};
    void navigate({ search, hash }, { replace, state: { ...kept, ...preserveScroll, shownMedia: id } });
  };

  return {
    id: shownIn(state),
    show: (id) => go(id, false),
    exchange: (id) => go(id, true),
    close: useGoBack(),
  };
}

function shownIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('shownMedia' in state)) return null;
  return typeof state.shownMedia === 'string' ? state.shownMedia : null;
}
