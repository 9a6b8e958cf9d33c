/** Decoded, they take 200 MB. A small file can decode to far more and fill the memory. */
export const maximumPixels = 50_000_000;

/** Exceeds what any phone's camera takes, for pictures that are read in strips and made smaller meanwhile. */
export const maximumStreamedPixels = 250_000_000;

/** Bounds both sides of a picture that is made smaller, in pixels, so that at most 200 MB of it are in memory. */
export const longestSide = 4_000;

/** For an animation, this counts the pixels of all frames. */
export const maximumFrames = 500;
