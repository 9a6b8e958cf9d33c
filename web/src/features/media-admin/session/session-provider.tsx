import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createSession, type Session, type SessionSnapshot } from './session';

const SessionContext = createContext<Session | null>(null);

/** The server's snapshot: not checked yet. */
const unknown: SessionSnapshot = { state: 'checking', account: null, isAsking: false, failure: null };

export function SessionProvider({ children }: { children: ReactNode }) {
  const [session] = useState(() => createSession());
  useEffect(() => session.start(), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export type SessionContextValue = SessionSnapshot & Omit<Session, 'snapshot' | 'subscribe' | 'start'>;

export function useSession(): SessionContextValue {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot, () => unknown);
  return { ...session, ...snapshot };
}
