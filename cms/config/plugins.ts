import type { Core } from '@strapi/strapi';
import { largestLibraryFileBytes } from '../src/contracts/image';

export default {
  upload: {
    config: {
      sizeLimit: largestLibraryFileBytes,
      // No SVG or HTML: browsers could execute it, and uploads are served from the site's origin.
      security: { allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'video/mp4'] },
      breakpoints: { xlarge: 1920, large: 1280, medium: 768, small: 480 },
    },
  },
} satisfies Core.Config.Plugin;
