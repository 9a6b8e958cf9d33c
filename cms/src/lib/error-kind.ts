/** What a log may say of an error: its message can quote what somebody confided. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? String(error.code) : error.name;
}
