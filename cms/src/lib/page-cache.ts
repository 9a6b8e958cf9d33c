type Options = {
  urls: readonly string[];
  secret: string;
  /** Called with one line, without content, when a web server could not be reached. */
  warn: (line: string) => void;
};

const timeoutMs = 1000;

async function purgeOne(url: string, { secret, warn }: Options): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      warn(`The page cache at ${url} answered a purge with ${response.status}`);
    }
  } catch {
    warn(`The page cache at ${url} could not be purged`);
  }
}

/**
 * Returns a function that empties the page cache of every web server. Changes during a purge share the next one, so a
 * thousand changes do not send a thousand requests; each caller waits for a purge that began after its change.
 */
export function createPurge(options: Options): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;

  return () => {
    next ??= running.then(async () => {
      next = undefined;
      const purges = Promise.all(options.urls.map((url) => purgeOne(url, options)));
      running = purges;
      await purges;
    });
    return next;
  };
}
