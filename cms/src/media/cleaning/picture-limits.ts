/** More than any telephone's camera takes at once. A small file can unfold to far more, and would fill the memory. */
export const maximumPixels = 50_000_000;

/** An animation counts each of its pictures. */
export const maximumFrames = 500;
