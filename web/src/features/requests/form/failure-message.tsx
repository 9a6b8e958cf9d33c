import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { FormMessage } from '../../../ui/form/form-message';
import { media, space } from '../../../ui/theme/theme';
import type { RequestValues } from './define-request';
import { describeFailure } from './request-failure';
import type { RequestForm } from './use-request-form';

/** Quiet, because the form's own button does the same as the first of these. */
const ResendButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding-block: ${space[2]};
  > * {
    ${media.narrow} {
      flex: 1 1 auto;
    }
  }
  [aria-disabled='true'] {
    cursor: progress;
    opacity: 0.6;
  }
`;

type FailureMessageProps<Values extends RequestValues> = { form: RequestForm<Values>; contactEmail: string };

export function FailureMessage<Values extends RequestValues>({ form, contactEmail }: FailureMessageProps<Values>) {
  const { t } = useLanguage();
  const { failure, resending, request } = form;
  if (!failure) return null;
  const { cause, attempt } = failure;
  const isPending = resending === 'waiting' || resending === 'sending';
  return (
    <FormMessage title={t('submission.failed')} attempt={attempt} takesFocus={attempt > 0}>
      {cause.kind === 'server' && <p>{t(`${request.textPrefix}.failed`)}</p>}
      <p>{describeFailure(cause, t)}</p>
      {resending && <p role="status">{t(`submission.resending.${isPending ? 'waiting' : resending}`)}</p>}
      {isPending && (
        <ResendButtons>
          <Button $variant="quiet" onClick={form.submit} aria-disabled={resending === 'sending'}>
            {t('submission.resending.now')}
          </Button>
          <Button $variant="quiet" onClick={form.stopResending}>
            {t('submission.resending.stop')}
          </Button>
        </ResendButtons>
      )}
      <p>
        <span>{t('submission.failure.contact')}</span> <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </FormMessage>
  );
}
