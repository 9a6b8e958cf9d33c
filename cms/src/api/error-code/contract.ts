/** The code of an error of the system, the database or a library; undefined without one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Logs use this instead of the message, which can quote what a visitor wrote. */
export function errorCode(error: unknown): string {
  return codeOf(error) ?? (error instanceof Error ? error.name : typeof error);
}
