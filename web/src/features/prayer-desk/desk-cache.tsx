import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

/** What is shown again is read again, however soon: others change it too. */
const ownCache = { provider: () => new Map(), revalidateIfStale: true, dedupingInterval: 0 };

/** A cache that goes with the part of the page it wraps, so that no request is cached longer than it is shown. */
export function DeskCache({ children }: { children: ReactNode }) {
  return <SWRConfig value={ownCache}>{children}</SWRConfig>;
}
