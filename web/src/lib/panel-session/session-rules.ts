import type { Account } from './account';
import type { SignInFailure } from './sign-in-failure';

/** In what the pages with a session differ. */
export type SessionRules = {
  /** True if the account may work on this page. */
  permits: (account: Account) => boolean;
  /** When a session ends during work: `ask` asks to sign in again; `end` signs out and leaves nothing confidential. */
  whenOver: 'ask' | 'end';
};

export type SessionSnapshot = {
  state: 'checking' | 'signed-out' | 'signed-in';
  /** The current account, or the last one. */
  account: Account | null;
  /** Signed out because the session was over, not by choice. */
  isOver: boolean;
  /** The session has expired and pending calls wait for a new sign-in. */
  isAsking: boolean;
  /** Why the session could not be checked. */
  failure: SignInFailure | null;
};
