import { Suspense, useEffect, useState } from 'react';
import { useHref } from 'react-router-dom';
import { firstInteraction } from '../../lib/hydration/first-interaction';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { ErrorBoundary } from '../../ui/error-boundary';
import type { CertificateSectionProps } from './certificate-section';

const CertificateSection = lazyWithPreload<CertificateSectionProps>(
  // With the calls, so that a connection that is lost meanwhile is noticed by them alone.
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

/** Stands below the modules, where nobody comes without having touched the page, and is loaded then. */
export function CourseCertificate({ answers, total }: CourseCertificateProps) {
  const isPreview = useHref('/') !== '/';
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    firstInteraction()
      .then(() => CertificateSection.preload())
      .then(() => setLoaded(true))
      // It is missing then, as on a kept page from before there were certificates.
      .catch(() => undefined);
  }, []);
  if (!isLoaded || answers === null || total === 0 || isPreview) return null;
  return (
    <ErrorBoundary resetKey="" fallback={() => null}>
      <Suspense fallback={null}>
        <CertificateSection answers={answers} total={total} />
      </Suspense>
    </ErrorBoundary>
  );
}
