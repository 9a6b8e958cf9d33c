import type { CertificateCheckAnswer } from '@contracts/certificate';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Notice } from '../../ui/notice';
import { space } from '../../ui/theme/theme';

const Region = styled.div`
  &:not(:empty) {
    margin-block-start: ${space[6]};
  }
  &:focus {
    outline: none;
  }
  [data-number] {
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
  }
`;

type CheckResultProps = { checked: { answer: CertificateCheckAnswer; name: string } | null };

/** Shows the result of the check, below the form. Takes the focus. */
export function CheckResult({ checked }: CheckResultProps) {
  const { t, locale } = useLanguage();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (checked) region.current?.focus();
  }, [checked]);
  const found = checked?.answer.status === 'genuine' ? checked.answer.name : 'not-genuine';
  const isGood = found === 'same' || found === 'not-given';
  return (
    <Region ref={region} role="status" tabIndex={-1}>
      {checked ? (
        <Notice
          tone={isGood ? 'success' : 'danger'}
          icon={isGood ? <CircleCheck aria-hidden size="1.25em" /> : <CircleAlert aria-hidden size="1.25em" />}
          title={t(`certificate.check.${found}`)}
        >
          <p>{t(`certificate.check.${found}.text`, { name: checked.name })}</p>
          {checked.answer.status === 'genuine' ? (
            <>
              <p>
                {t(`certificate.check.issued.${checked.answer.locale}`, {
                  date: formatDate(locale, checked.answer.issuedOn),
                })}
              </p>
              <p data-number>{checked.answer.number}</p>
            </>
          ) : null}
        </Notice>
      ) : null}
    </Region>
  );
}
