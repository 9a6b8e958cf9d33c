/** The answer is stored as an index but chosen by its text; null where the right option itself is gone. */
export function movedAnswer(answer: string, before: readonly string[], after: readonly string[]): string | null {
  const chosen = before[Number(answer)];
  if (chosen === undefined) return answer;
  const index = after.indexOf(chosen);
  return index === -1 ? null : String(index);
}
