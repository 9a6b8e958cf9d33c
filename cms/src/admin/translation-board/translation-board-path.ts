/** The path below the panel's URL. The monthly email links to it. */
export const boardPath = 'translations';
