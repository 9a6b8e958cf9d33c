import { Refusal } from '../lib/refusal';

const kinds = ['prayer', 'contact', 'counseling'] as const;

type Kind = (typeof kinds)[number];

type Found = Record<Kind, readonly unknown[]>;

/** The CMS's part: it knows what is stored and deletes it. */
export interface ForgetService {
  /** Null for what is neither a reference nor an email address. */
  find(text: string): Promise<Found | null>;
  remove(found: Found): Promise<Record<Kind, number>>;
}

export interface Dialogue {
  readonly given: string | undefined;
  readonly yes: boolean;
  readonly ask: (question: string) => Promise<string>;
  readonly say: (line: string) => void;
  /** Keeps in mind that somebody was forgotten, for the day on which an earlier backup is restored. */
  readonly remember: (text: string) => void;
}

function inWords(counts: Record<Kind, number>): string {
  return kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${kind} request${counts[kind] === 1 ? '' : 's'}`)
    .join(', ');
}

/** Deletes for good what somebody sent, and says how much it was. What it was is never shown. */
export async function forgetSomebody(
  service: ForgetService,
  { given, yes, ask, say, remember }: Dialogue,
): Promise<void> {
  const text = given ?? (await ask('Reference or email address: '));
  const found = await service.find(text);
  if (found === null) throw new Refusal('That is neither a reference such as P-7KQ4-M2XD nor an email address.');

  const counts = { prayer: found.prayer.length, contact: found.contact.length, counseling: found.counseling.length };
  const summary = inWords(counts);
  if (summary === '') {
    // A backup may hold what was deleted since for another reason.
    remember(text);
    say('Nothing is stored under that.');
    return;
  }
  say(`Stored under that: ${summary}.`);
  if (!yes && (await ask('Delete it for good? Type yes: ')).trim().toLowerCase() !== 'yes') {
    say('Nothing was deleted.');
    return;
  }
  // Before, so that no interruption forgets it; after, so that its time is later than any backup's with the requests.
  remember(text);
  const removed = inWords(await service.remove(found));
  remember(text);
  say(removed === '' ? 'It was deleted meanwhile.' : `Deleted: ${removed}.`);
  say('Backups made before still hold it until they are deleted themselves. Restoring one deletes it again.');
}
