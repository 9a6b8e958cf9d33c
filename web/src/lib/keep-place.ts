/** Travels with a navigation that changes the address alone and must not move the page. */
export const keepPlace = { keepPlace: true } as const;

export function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepPlace' in state && state.keepPlace === true;
}
