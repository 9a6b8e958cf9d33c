import type { PictureSource } from '../picture';

export type Photo = { image: PictureSource | null; alt: string };

/** A photo that can be opened. */
export type ShownPhoto = { image: PictureSource; alt: string };
