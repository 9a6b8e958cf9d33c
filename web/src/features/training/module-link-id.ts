/** The card's link, where focus goes back to when its module is closed. */
export function moduleLinkId(slug: string): string {
  return `start-${slug}`;
}
