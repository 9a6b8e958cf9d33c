import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { AccountSettings } from '../src/panel';

export default ({ env }: Core.Config.Shared.ConfigParams): AccountSettings => ({
  email: env('ADMIN_EMAIL', ''),
  password: env('ADMIN_PASSWORD', ''),
  credentialsFile: join(resolve(env('DATA_DIR', '../.data')), 'credentials.json'),
  demoAllowed: !(env('NODE_ENV') === 'production' && env('DATABASE_URL', '') !== ''),
});
