export type { CertificateSettings } from './certificate-keyring';
export { createCertificates } from './certificates';
