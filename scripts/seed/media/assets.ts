/** The pictures that the project draws, by the name under which the site asks for them. */
export interface AssetSeed {
  readonly name: string;
  /** In `scripts/seed/media/files`. */
  readonly file: string;
  readonly mimetype: string;
  /** The Media Library folder it is put in. */
  readonly folder: string;
  readonly alternativeText: string;
}

const siteFolder = 'Site';

/** The folder whose files the site serves under /public-objects. */
const publicFolder = 'public';

export const folders = [siteFolder, publicFolder] as const;

export const assets: readonly AssetSeed[] = [
  {
    name: 'hero-image',
    file: 'hero-image.webp',
    mimetype: 'image/webp',
    folder: siteFolder,
    alternativeText: 'Rows of hills before sunrise, with a band of gold light along the horizon',
  },
  {
    name: 'social-image',
    file: 'social-image.jpg',
    mimetype: 'image/jpeg',
    folder: siteFolder,
    alternativeText: 'The sun rising behind rows of hills',
  },
];
