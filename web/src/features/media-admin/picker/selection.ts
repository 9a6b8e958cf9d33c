/** The addresses of the images chosen, each once, in the order in which they were chosen: they are added in it. */
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

/** An image's place in that order, from 1; 0 where it is not chosen. */
export function places(selection: Selection): ReadonlyMap<string, number> {
  return new Map(selection.map((url, index) => [url, index + 1]));
}
