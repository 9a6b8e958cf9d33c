import type { Team } from '@contracts/prayer-desk';
import type { Drafts } from './note-drafts';

/** What a screen gets that is reached from every tab. */
export type ScreenProps = { team: Team | undefined; drafts: Drafts; onChanged: () => void };
