import type { Core } from '@strapi/strapi';
import { largestLibraryFileBytes } from '../src/api/image/contract';
import { allowedUploadTypes } from '../src/lib/upload-limits';

const config = (_: Core.Config.Shared.ConfigParams): Core.Config.Plugin => ({
  upload: {
    config: {
      sizeLimit: largestLibraryFileBytes,
      security: { allowedTypes: [...allowedUploadTypes] },
      breakpoints: { xlarge: 1920, large: 1280, medium: 768, small: 480 },
    },
  },
});

export default config;
