/** What waits for `held` goes on when the journey lets it go, so that what is shown meanwhile can be looked at. */
export function hold(): { held: Promise<void>; letGo: () => void } {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  return { held, letGo };
}
