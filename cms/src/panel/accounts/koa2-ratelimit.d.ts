declare module 'koa2-ratelimit' {
  /** What a store of the counts must extend. */
  abstract class Store {
    abstract incr(
      key: string,
      options: { interval: number; max: number },
      weight: number,
    ): Promise<{ counter: number; dateEnd: number }>;
    abstract decrement(): void;
    abstract saveAbuse(): void;
  }
  export const Stores: { readonly Store: typeof Store };
}
