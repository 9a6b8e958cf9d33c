const meanings = {
  created: 'created',
  refreshed: 'refreshed',
  left: 'kept as an editor left it',
  unchanged: 'unchanged',
} as const;

export interface Outcome {
  readonly label: string;
  readonly outcome: keyof typeof meanings;
}

export function reportLines(outcomes: readonly Outcome[]): string[] {
  return outcomes.map(({ label, outcome }) => `${label}: ${meanings[outcome]}`);
}
