/** Decoded, they take 200 MB. A small file can decode to far more and fill the memory. */
export const maximumPixels = 50_000_000;

/** More than any phone's camera takes. Of a picture that is read in strips, and made smaller meanwhile. */
export const maximumStreamedPixels = 250_000_000;

/** Of a picture that is made smaller, so that at most 200 MB of it are in memory. */
export const longestSide = 4_000;

/** For an animation, this counts the pixels of all frames. */
export const maximumFrames = 500;
