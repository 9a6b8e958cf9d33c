/** Lets so many pieces of work go on at once; the others wait for their turn. */
export function atMost(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < limit) {
      running += 1;
    } else {
      // Whoever ends hands its place over.
      await new Promise<void>((start) => waiting.push(start));
    }
    try {
      return await work();
    } finally {
      const start = waiting.shift();
      if (start) {
        start();
      } else {
        running -= 1;
      }
    }
  };
}
