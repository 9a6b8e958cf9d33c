import { englishCertificate } from './en/certificate';
import { spanishCertificate } from './es/certificate';

/** Come with making and checking certificates, which no other page loads. */
export const certificateTexts = {
  en: englishCertificate,
  es: spanishCertificate,
};
