export type FailedAdd = { url: string; error: unknown };
export type AddResult = { added: readonly string[]; failed: readonly FailedAdd[] };

type AddOptions = {
  /** Adds one image at the end of the event's list. */
  add: (url: string) => Promise<void>;
  /** Called before each image with its position, from 1. */
  onProgress: (place: number) => void;
  /** True if the failure would repeat for the remaining images, so that they are not tried. */
  endsAll: (error: unknown) => boolean;
};

/** One after another, because each is placed last. A failure does not stop the others. */
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
