import type { Core } from '@strapi/strapi';
import { largestLibraryFileBytes } from '../src/contracts/image';

export default ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Middlewares => {
  const publicUrl = env('PUBLIC_URL', 'http://localhost:3000');
  const overHttps = publicUrl.startsWith('https:');

  return [
    'global::panel-language',
    'strapi::errors',
    'global::database-unavailable',
    'global::try-later',
    {
      name: 'strapi::security',
      config: {
        hsts: overHttps ? { maxAge: 31536000, includeSubDomains: true } : false,
        contentSecurityPolicy: {
          useDefaults: true,
          // Strings, because Strapi fills lists that are shorter than its own with its own hosts.
          directives: {
            'connect-src': "'self'",
            'img-src': "'self' data: blob:",
            'media-src': "'self' data: blob:",
            'font-src': "'self' data:",
            'style-src': "'self' 'unsafe-inline'",
            upgradeInsecureRequests: null,
          },
        },
      },
    },
    {
      name: 'strapi::cors',
      config: { origin: [new URL(publicUrl).origin], credentials: true, maxAge: 600 },
    },
    { name: 'global::secure-cookies', config: { overHttps } },
    { name: 'strapi::session', config: { secure: overHttps, sameSite: 'strict' } },
    'strapi::query',
    // Before the routes, whose paths it sets.
    'global::preview',
    'global::first-account',
    'global::uploads',
    'global::request-body',
    {
      name: 'strapi::body',
      // The text as it was sent is left beside the parsed body, so that a call can measure it.
      config: { includeUnparsed: true, formidable: { maxFileSize: largestLibraryFileBytes } },
    },
    'global::temporary-files',
    'global::editor-bodies',
    'strapi::favicon',
    'strapi::public',
  ];
};
