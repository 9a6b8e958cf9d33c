import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { Done } from '../marks';
import { PartTexts } from '../part-texts';

type SpamDeletedProps = { reference: string };

/** Stands in place of a request that was deleted, and takes the focus. */
export function SpamDeleted(props: SpamDeletedProps) {
  return (
    <PartTexts>
      <Deleted {...props} />
    </PartTexts>
  );
}

function Deleted({ reference }: SpamDeletedProps) {
  const { t } = useLanguage();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <Done ref={said} tabIndex={-1}>
      {t('deskSpam.deleted', { reference })}
    </Done>
  );
}
