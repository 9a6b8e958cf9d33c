/** Addresses of the selected images, in the order in which they will be added. */
export type Selection = readonly string[];

export const nothingSelected: Selection = [];

export function toggled(selection: Selection, url: string): Selection {
  return selection.includes(url) ? selection.filter((chosen) => chosen !== url) : [...selection, url];
}

export function withSelected(selection: Selection, url: string): Selection {
  return selection.includes(url) ? selection : [...selection, url];
}

export function without(selection: Selection, urls: readonly string[]): Selection {
  return selection.filter((chosen) => !urls.includes(chosen));
}

/** The position of an image, from 1; 0 if it is not selected. */
export function places(selection: Selection): ReadonlyMap<string, number> {
  return new Map(selection.map((url, index) => [url, index + 1]));
}
