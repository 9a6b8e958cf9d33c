const timeoutMs = 1000;

async function purgeOne(url: string, secret: string): Promise<void> {
  try {
    const headers = { Authorization: `Bearer ${secret}` };
    const { ok, status } = await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) });
    if (!ok) console.warn(`${url} answered with ${status}: it may show its old pages for a while.`);
  } catch {
    // A site that is not running keeps no pages.
  }
}

/** Has every web server make its pages anew. */
export async function purgePages(urls: string | undefined = '', secret: string | undefined = ''): Promise<void> {
  const given = urls
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');
  await Promise.all(given.map((url) => purgeOne(url, secret)));
}
