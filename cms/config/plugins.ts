import type { Core } from '@strapi/strapi';
import { allowedUploadTypes, maximumUploadBytes } from '../src/lib/upload-limits';

const config = (_: Core.Config.Shared.ConfigParams): Core.Config.Plugin => ({
  upload: {
    config: {
      sizeLimit: maximumUploadBytes,
      // For addresses with a version, which changes with the content; without one the middleware `uploads` answers.
      providerOptions: { localServer: { maxage: 30 * 24 * 60 * 60 * 1000 } },
      security: { allowedTypes: [...allowedUploadTypes] },
      breakpoints: { xlarge: 1920, large: 1280, medium: 768, small: 480 },
    },
  },
});

export default config;
