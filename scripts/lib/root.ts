import { fileURLToPath } from 'node:url';

/** The folder that holds web, cms and scripts. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
