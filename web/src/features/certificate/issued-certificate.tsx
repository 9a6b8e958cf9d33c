import type { Certificate } from '@contracts/certificate';
import { Award, Download, Link2, Send } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { saveFile, canShareFile, shareFile } from '../../lib/save-or-share-file';
import { useSite } from '../../lib/site-context';
import { Button, ButtonAnchor } from '../../ui/button';
import { Receipt } from '../../ui/form/receipt';
import { Received } from '../../ui/form/received';
import { Cluster } from '../../ui/layout';
import { Small } from '../../ui/text';
import { showToast, successToastMs } from '../../ui/toast/toast-store';
import { certificateLink } from './certificate-link';

export type Issued = Certificate & { name: string };

/** The number, the PDF and the link, below the form. */
export function IssuedCertificate({ issued }: { issued: Issued | null }) {
  return <Received answer={issued}>{issued ? <Ready issued={issued} /> : null}</Received>;
}

function Ready({ issued }: { issued: Issued }) {
  const { t, locale } = useLanguage();
  const { publicUrl } = useSite();
  const { document, issuedOn } = issued;
  const name = `${t('certificate.file')}-${issuedOn}.pdf`;
  const file = useMemo(() => pdfOf(document, name), [document, name]);
  const address = useFileAddress(file);

  async function send() {
    // Where the sheet does not open, it is among the downloads at least.
    if ((await shareFile(file)) === 'press-again') saveFile(file);
  }

  async function copyLink() {
    const link = certificateLink(publicUrl, issued, locale);
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: t('share.copied'), durationMs: successToastMs });
    } catch {
      // The clipboard needs permission and HTTPS; otherwise the address is shown for copying by hand.
      showToast({ title: t('share.copyFailed'), text: link, variant: 'destructive', isSticky: true });
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
        <ButtonAnchor href={address} download={name}>
          <Download size={18} aria-hidden />
          <span>{t('certificate.save')}</span>
        </ButtonAnchor>
        {canShareFile(file) ? (
          <Button $variant="quiet" onClick={() => void send()}>
            <Send size={18} aria-hidden />
            <span>{t('certificate.send')}</span>
          </Button>
        ) : null}
        <Button $variant="quiet" onClick={() => void copyLink()}>
          <Link2 size={18} aria-hidden />
          <span>{t('certificate.link')}</span>
        </Button>
      </Cluster>
      <Small>{t('certificate.link.note')}</Small>
    </>
  );
}

function pdfOf(base64: string, name: string): File {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: 'application/pdf' });
}

/** An address of the document within this page, as long as it is shown. */
function useFileAddress(file: File): string {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
