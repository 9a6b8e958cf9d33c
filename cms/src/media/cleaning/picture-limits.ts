/** More than any phone's camera takes at once. A small file can decode to far more and fill the memory. */
export const maximumPixels = 50_000_000;

/** For an animation, this counts the pixels of all frames. */
export const maximumFrames = 500;
