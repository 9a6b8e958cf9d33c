/** `Promise.withResolvers`, which Node 20 lacks: holds an answer back until the journey has looked at the waiting page. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
