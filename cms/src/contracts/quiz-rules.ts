/** Has no schemas, because the pages of the course read stored answers before they need any schema. */
export const optionsPerQuestion = 4;

export const passMark = 80;

export function percentage(correct: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * correct) / total);
}
