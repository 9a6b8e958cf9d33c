type Functions = Readonly<Record<string, (...values: never[]) => unknown>>;

type Globals = Readonly<Record<'Object' | 'URL' | 'Response' | 'AbortSignal', object>> & {
  readonly Array: { readonly prototype: object };
};

function define(target: object, functions: Functions): void {
  for (const [name, value] of Object.entries(functions)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

/** Adds what the site uses and browsers before Chromium 120, Firefox 115 and Safari 17 lack. */
export function addMissingFunctions(to: Globals = globalThis): void {
  define(to.Object, { hasOwn: (object: object, key: string) => Object.prototype.hasOwnProperty.call(object, key) });
  define(to.Array.prototype, {
    at<T>(this: readonly T[], index: number) {
      return this[index < 0 ? this.length + index : index];
    },
    findLast<T>(this: readonly T[], isWanted: (value: T) => boolean) {
      return this.slice().reverse().find(isWanted);
    },
  });
  define(to.URL, {
    canParse(address: string) {
      try {
        return Boolean(new URL(address));
      } catch {
        return false;
      }
    },
  });
  define(to.Response, {
    json: (data: unknown) => new Response(JSON.stringify(data), { headers: { 'Content-Type': 'application/json' } }),
  });
  define(to.AbortSignal, {
    timeout(ms: number) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    },
  });
}
