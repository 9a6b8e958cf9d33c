/** The answer is stored as a place but chosen by its text; null where the right option itself is gone. */
export function movedAnswer(answer: string, before: readonly string[], after: readonly string[]): string | null {
  const chosen = before[Number(answer)];
  if (chosen === undefined) return answer;
  const place = after.indexOf(chosen);
  return place === -1 ? null : String(place);
}
