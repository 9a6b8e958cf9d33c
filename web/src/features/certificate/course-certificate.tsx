import { useHref } from 'react-router-dom';
import { shownAfterInteraction } from '../../lib/hydration/shown-after-interaction';
import type { CertificateSectionProps } from './certificate-section';

const CertificateSection = shownAfterInteraction<CertificateSectionProps>(
  // Loads the calls too: if the connection is lost later, the call fails and says so, instead of an import.
  async () => {
    const [{ CertificateSection: Section }] = await Promise.all([
      import('./certificate-section'),
      import('./certificate-calls'),
    ]);
    return Section;
  },
);

type CourseCertificateProps = Omit<CertificateSectionProps, 'answers'> & {
  /** Null until it is known. */
  answers: CertificateSectionProps['answers'] | null;
};

export function CourseCertificate({ answers, total }: CourseCertificateProps) {
  const isPreview = useHref('/') !== '/';
  if (answers === null || total === 0 || isPreview) return null;
  return <CertificateSection answers={answers} total={total} />;
}
