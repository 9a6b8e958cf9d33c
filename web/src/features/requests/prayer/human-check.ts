/** A sum that simple bots do not solve. The answer is never sent. */
export type HumanCheck = { readonly first: number; readonly second: number };

const smallest = 1;
const largest = 10;

/** Made in the browser, after mount: the server's page is shared by all visitors. */
export function newHumanCheck(random: () => number = Math.random): HumanCheck {
  const operand = () => smallest + Math.floor(random() * (largest - smallest + 1));
  return { first: operand(), second: operand() };
}

/** Differs from the previous problem, so that the button visibly does something. */
export function nextHumanCheck(previous: HumanCheck, random: () => number = Math.random): HumanCheck {
  for (;;) {
    const next = newHumanCheck(random);
    if (next.first !== previous.first || next.second !== previous.second) return next;
  }
}

export function isSolved({ first, second }: HumanCheck, answer: string): boolean {
  return /^\d{1,3}$/.test(answer.trim()) && Number(answer) === first + second;
}
