import type { CertificateCheckAnswer } from '@contracts/certificate';
import styled from 'styled-components';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Received } from '../../ui/form/received';
import { Notice } from '../../ui/notice';

const Number = styled.p`
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
`;

type CheckResultProps = { checked: { answer: CertificateCheckAnswer; name: string } | null };

/** Shows the result of the check, below the form. */
export function CheckResult({ checked }: CheckResultProps) {
  const { t, locale } = useLanguage();
  const found = checked?.answer.status === 'genuine' ? checked.answer.name : 'not-genuine';
  const isGood = found === 'same' || found === 'not-given';
  return (
    <Received answer={checked}>
      {checked ? (
        <Notice tone={isGood ? 'success' : 'danger'} title={t(`certificate.check.${found}`)}>
          {/* About the name, which cannot be entered without scripts. */}
          <p data-scripted={isGood || undefined}>{t(`certificate.check.${found}.text`, { name: checked.name })}</p>
          {checked.answer.status === 'genuine' ? (
            <>
              <p>
                {t(`certificate.check.issued.${checked.answer.locale}`, {
                  date: formatDate(locale, checked.answer.issuedOn),
                })}
              </p>
              <Number>{checked.answer.number}</Number>
            </>
          ) : null}
        </Notice>
      ) : null}
    </Received>
  );
}
