import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createSession, unchecked, type Session } from './session';
import type { SessionRules, SessionSnapshot } from './session-rules';

const SessionContext = createContext<Session | null>(null);

/** The rules are read once. */
export function SessionProvider({ rules, children }: { rules: SessionRules; children: ReactNode }) {
  const [session] = useState(() => createSession(rules));
  useEffect(() => session.start(), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export type SessionContextValue = SessionSnapshot & Omit<Session, 'snapshot' | 'subscribe' | 'start'>;

export function useSession(): SessionContextValue {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot, () => unchecked);
  return { ...session, ...snapshot };
}
