import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { Done } from '../marks';

type SpamDeletedProps = { reference: string };

/** Stands in place of a request that was deleted, and takes the focus. */
export function SpamDeleted({ reference }: SpamDeletedProps) {
  const { t } = useLanguage();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <Done ref={said} tabIndex={-1}>
      {t('deskSpam.deleted', { reference })}
    </Done>
  );
}
