import type { Core } from '@strapi/strapi';
import type { CertificateSettings } from '../src/certificates';

export default ({ env }: Core.Config.Shared.ConfigParams): CertificateSettings => ({
  previousKeys: env.array('CERTIFICATE_KEYS_PREVIOUS', []).filter((key) => key !== ''),
});
