import type { PictureSource } from '../picture';

export type Photo = { image: PictureSource | null; alt: string };

/** One that can be looked at closer. */
export type ShownPhoto = { image: PictureSource; alt: string };
