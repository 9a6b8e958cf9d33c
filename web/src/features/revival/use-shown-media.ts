import { useLocation, useNavigate } from 'react-router-dom';
import { keepPlace } from '../../lib/use-open-in-address';

type ShownMedia = {
  id: string | null;
  show: (id: string) => void;
  /** Another one in the place of the one that is shown. */
  exchange: (id: string) => void;
  close: () => void;
};

/**
 * Which picture or video is open above the timeline. It stands with the entry of the history, under the same address:
 * Back puts it away, and leaves the timeline open.
 */
export function useShownMedia(): ShownMedia {
  const { search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();

  const go = (id: string, replace: boolean) => {
    const kept = typeof state === 'object' && state !== null ? state : {};
    void navigate({ search, hash }, { replace, state: { ...kept, ...keepPlace, shownMedia: id } });
  };

  return {
    id: shownIn(state),
    show: (id) => go(id, false),
    exchange: (id) => go(id, true),
    close: () => void navigate(-1),
  };
}

function shownIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('shownMedia' in state)) return null;
  return typeof state.shownMedia === 'string' ? state.shownMedia : null;
}
