import type { Core } from '@strapi/strapi';
import type { RequestSettings } from '../src/requests';

export default ({ env }: Core.Config.Shared.ConfigParams): RequestSettings => ({
  key: env('REQUEST_KEY', ''),
  previousKeys: env.array('REQUEST_KEY_PREVIOUS', []).filter((key) => key !== ''),
});
