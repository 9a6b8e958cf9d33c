import type { Core } from '@strapi/strapi';
import { allowedUploadTypes, maximumUploadBytes } from '../src/lib/upload-limits';

const config = (_: Core.Config.Shared.ConfigParams): Core.Config.Plugin => ({
  upload: {
    config: {
      sizeLimit: maximumUploadBytes,
      security: { allowedTypes: [...allowedUploadTypes] },
      breakpoints: { xlarge: 1920, large: 1280, medium: 768, small: 480 },
    },
  },
});

export default config;
