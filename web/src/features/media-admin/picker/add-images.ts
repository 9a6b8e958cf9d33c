export type FailedAdd = { url: string; error: unknown };
export type AddResult = { added: readonly string[]; failed: readonly FailedAdd[] };

type AddOptions = {
  /** One image of the event; it is put behind those that are there. */
  add: (url: string) => Promise<void>;
  /** Told before each with its place, from 1. */
  onProgress: (place: number) => void;
  /** After such a failure the others are not tried: they would fail in the same way. */
  endsAll: (error: unknown) => boolean;
};

/**
 * Adds images one after the other, because each takes the last place when it comes. One that fails does not keep the
 * others from being tried.
 */
export async function addImages(urls: readonly string[], { add, onProgress, endsAll }: AddOptions): Promise<AddResult> {
  const added: string[] = [];
  const failed: FailedAdd[] = [];
  for (const [index, url] of urls.entries()) {
    onProgress(index + 1);
    try {
      await add(url);
      added.push(url);
    } catch (error) {
      if (endsAll(error)) {
        failed.push(...urls.slice(index).map((untried) => ({ url: untried, error })));
        break;
      }
      failed.push({ url, error });
    }
  }
  return { added, failed };
}
