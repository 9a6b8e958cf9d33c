/** The id of the link among the results that leads to an address: where focus goes back to when that is closed. */
export function resultLinkId(address: string): string {
  return `found-${encodeURIComponent(address)}`;
}
