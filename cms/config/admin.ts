import type { Core } from '@strapi/strapi';
import { previewAddress } from '../src/content';

export default ({ env }: Core.Config.Shared.ConfigParams): Partial<Core.Config.Admin> => ({
  // Below /admin, so that the session cookie of the panel and of the site's own /admin is the same.
  url: '/admin/panel',
  autoOpen: false,
  auth: {
    secret: env('ADMIN_JWT_SECRET', ''),
    // Left unset on plain http, Strapi decides by the request: browsers drop Secure cookies there.
    cookie: { sameSite: 'strict', ...(env('PUBLIC_URL', '').startsWith('https:') ? { secure: true } : {}) },
  },
  apiToken: { salt: env('API_TOKEN_SALT', '') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT', '') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY', '') },
  flags: { nps: false, promoteEE: false, docLinks: false },
  ai: { enabled: false },
  preview: {
    enabled: true,
    config: {
      // The site is on the panel's own origin.
      allowedOrigins: ["'self'"],
      handler: (uid, params) => previewAddress(strapi, uid, params),
    },
  },
});
