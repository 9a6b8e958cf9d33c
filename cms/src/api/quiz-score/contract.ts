/** The percentage of right answers with which a quiz is passed. */
export const passMark = 80;

/** The rounded percentage of correct answers. */
export function percentage(correct: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * correct) / total);
}
