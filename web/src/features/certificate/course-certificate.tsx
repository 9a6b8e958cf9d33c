import { useHref } from 'react-router-dom';
import { hydrateOnInteraction } from '../../lib/hydration/hydrate-on-interaction';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import type { CertificateSectionProps } from './certificate-section';

const CertificateSection = hydrateOnInteraction(
  lazyWithPreload<CertificateSectionProps>(async () => {
    // The calls too: if the connection is lost later, the call fails and says so, instead of an import.
    const [section] = await Promise.all([import('./certificate-section'), import('./certificate-calls')]);
    return section.CertificateSection;
  }),
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
