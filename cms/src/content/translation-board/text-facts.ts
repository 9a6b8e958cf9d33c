/** What is stored of the text that an entry published last in one language. */
export type TextFact = {
  fingerprint: string;
  /** When the text last changed for visitors. */
  changedAt: string;
  /** The text of the other language that this one says the same as; null while there is none. */
  matches: string | null;
};

type Facts = { own: TextFact | undefined; other: TextFact | undefined };

/** Whether the other language has said something else since. */
export function isBehind({ own, other }: Facts): boolean {
  return own !== undefined && other !== undefined && own.matches !== null && own.matches !== other.fingerprint;
}

/**
 * A language that was behind, or is published for the first time, follows the other one; any other change leaves the
 * other behind.
 */
export function afterPublication(
  { own, other }: Facts,
  fingerprint: string,
  now: string,
): { own: TextFact; other: TextFact | undefined } {
  if (own?.fingerprint === fingerprint) return { own, other };
  const follows = own === undefined || isBehind({ own, other });
  return {
    own: { fingerprint, changedAt: now, matches: other?.fingerprint ?? null },
    other: other && follows ? { ...other, matches: fingerprint } : other,
  };
}

/** Nobody can tell which language is older, so none is behind unless it was known to be. */
export function refreshed(
  { own, other }: Facts,
  published: { own: string; other: string | undefined },
  now: string,
): TextFact {
  const matched = own === undefined || own.matches === null || own.matches === other?.fingerprint;
  return {
    fingerprint: published.own,
    changedAt: own?.changedAt ?? now,
    matches: matched ? (published.other ?? other?.fingerprint ?? null) : own.matches,
  };
}
