export { createCertificates } from './certificates';
