import { useEffect, useRef } from 'react';
import { useSession } from '../../lib/panel-session/session-provider';

/** Signing in or out removes the focused element, so the focus moves to the section that shows what replaced it. */
export function useSessionFocus() {
  const { state } = useSession();
  const section = useRef<HTMLElement>(null);
  const shownState = useRef(state);
  useEffect(() => {
    if (shownState.current !== state && shownState.current !== 'checking') section.current?.focus();
    shownState.current = state;
  }, [state]);
  return section;
}
