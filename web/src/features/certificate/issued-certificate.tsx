import type { Certificate } from '@contracts/certificate';
import { Award, Download, Link2 } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { useSite } from '../../lib/site-context';
import { Button, ButtonAnchor } from '../../ui/button';
import { Receipt } from '../../ui/form/receipt';
import { Cluster } from '../../ui/layout';
import { Small } from '../../ui/text';
import { space } from '../../ui/theme/theme';
import { showToast } from '../../ui/toast/toast-store';
import { certificateLink } from './certificate-link';

const Region = styled.div`
  &:not(:empty) {
    display: grid;
    gap: ${space[5]};
    margin-block-start: ${space[6]};
  }
  &:focus {
    outline: none;
  }
`;

export type Issued = Certificate & { name: string };

/** The number, the PDF and the link, below the form. Takes the focus. */
export function IssuedCertificate({ issued }: { issued: Issued | null }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (issued) region.current?.focus();
  }, [issued]);
  return (
    <Region ref={region} role="status" tabIndex={-1}>
      {issued ? <Ready issued={issued} /> : null}
    </Region>
  );
}

function Ready({ issued }: { issued: Issued }) {
  const { t, locale } = useLanguage();
  const { publicUrl } = useSite();
  const file = useFileAddress(issued.document);

  async function copyLink() {
    const link = certificateLink(publicUrl, issued, locale);
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: t('share.copied'), duration: 2000 });
    } catch {
      // The clipboard needs permission and HTTPS; otherwise the address is shown for copying by hand.
      showToast({ title: t('share.copyFailed'), text: link, variant: 'destructive' });
    }
  }

  return (
    <>
      <Receipt
        icon={<Award aria-hidden size="1.75rem" strokeWidth={1.5} />}
        label={t('certificate.ready')}
        reference={issued.number}
        note={t('certificate.ready.note')}
      />
      <Cluster $gap={3}>
        <ButtonAnchor href={file} download={`${t('certificate.file')}-${issued.issuedOn}.pdf`}>
          <Download size={18} aria-hidden />
          {t('certificate.save')}
        </ButtonAnchor>
        <Button $variant="quiet" onClick={() => void copyLink()}>
          <Link2 size={18} aria-hidden />
          {t('certificate.link')}
        </Button>
      </Cluster>
      <Small>{t('certificate.link.note')}</Small>
    </>
  );
}

/** An address of the document within this page, as long as it is shown. */
function useFileAddress(base64: string): string {
  const address = useMemo(() => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  }, [base64]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
