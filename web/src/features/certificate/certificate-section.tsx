import { passMark } from '@contracts/quiz-rules';
import { Award } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { englishCertificate } from '../../i18n/en/certificate';
import { spanishCertificate } from '../../i18n/es/certificate';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { FormSheet } from '../../ui/form/form-layout';
import { Stack } from '../../ui/layout';
import { Prose, Small } from '../../ui/text';
import { color, inRow, notPrinted, space } from '../../ui/theme/theme';
import { IssueForm } from './issue-form';
import type { CourseAnswers } from './certificate-calls';

/** The icon beside the heading, as light that has risen; not printed. */
const Frame = styled(FormSheet)`
  display: grid;
  gap: ${space[5]};
  h2 {
    ${inRow(3)}
  }
  h2 svg {
    color: ${color.accent};
  }
  ${notPrinted}
`;

export type CertificateSectionProps = {
  /** The answers to each quiz that was passed. */
  answers: CourseAnswers;
  /** How many quizzes there are. */
  total: number;
};

/** Says how many quizzes are still to be passed for a certificate, and makes it once all are. */
export const CertificateSection = withTexts({ en: englishCertificate, es: spanishCertificate }, Certificate);

function Certificate({ answers, total }: CertificateSectionProps) {
  const { t } = useLanguage();
  const titleId = useId();
  const passed = Object.keys(answers).length;
  const isReady = passed >= total;
  return (
    <Frame as="section" id="certificate" data-surface="paper" aria-labelledby={titleId}>
      <Stack $gap={3}>
        <h2 id={titleId}>
          <Award aria-hidden size="1.75rem" strokeWidth={1.5} />
          <span>{t(isReady ? 'certificate.ready.title' : 'certificate.course.title')}</span>
        </h2>
        <Prose>{isReady ? t('certificate.ready.text') : t('certificate.course.text', { mark: passMark })}</Prose>
        {isReady ? null : <Small>{t('certificate.course.passed', { passed, total })}</Small>}
      </Stack>
      {isReady ? <IssueForm answers={answers} /> : null}
    </Frame>
  );
}
