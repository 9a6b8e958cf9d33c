/**
 * The answer after its options were moved or removed. It is stored as a place in the list, but it was chosen by its text;
 * null where the right option itself is gone.
 */
export function movedAnswer(answer: string, before: readonly string[], after: readonly string[]): string | null {
  const chosen = before[Number(answer)];
  if (chosen === undefined) return answer;
  const place = after.indexOf(chosen);
  return place === -1 ? null : String(place);
}
