/** A sum that simple bots do not solve. The answer is never sent. */
export type HumanCheck = { readonly first: number; readonly second: number };

const smallest = 1;
const largest = 10;

/** Made in the browser, after mount: the server's page is shared by all visitors. */
export function newHumanCheck(random: () => number = Math.random): HumanCheck {
  const operand = () => smallest + Math.floor(random() * (largest - smallest + 1));
  return { first: operand(), second: operand() };
}

/** Draws until the sum is another: the same again would look as if nothing had happened. */
export function anotherHumanCheck(last: HumanCheck): HumanCheck {
  const next = newHumanCheck();
  return next.first === last.first && next.second === last.second ? anotherHumanCheck(last) : next;
}

export function isSolved({ first, second }: HumanCheck, answer: string): boolean {
  return /^\d{1,3}$/.test(answer.trim()) && Number(answer) === first + second;
}
