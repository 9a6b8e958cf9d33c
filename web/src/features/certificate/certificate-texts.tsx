import type { ReactNode } from 'react';
import { englishCertificate } from '../../i18n/en/certificate';
import { spanishCertificate } from '../../i18n/es/certificate';
import { ExtraTexts } from '../../i18n/language-provider';

const texts = { en: englishCertificate, es: spanishCertificate };

/** The texts of making and checking certificates, which no other page loads. */
export function CertificateTexts({ children }: { children: ReactNode }) {
  return <ExtraTexts texts={texts}>{children}</ExtraTexts>;
}
