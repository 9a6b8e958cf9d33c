function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** Says what is being done, does it, and says how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  console.log(`${title} …`);
  const result = await work();
  console.log(`${title}: done in ${seconds(started)}`);
  return result;
}
