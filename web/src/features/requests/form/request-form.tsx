import { ExternalLink } from 'lucide-react';
import { type ReactNode, type Ref, useContext } from 'react';
import styled from 'styled-components';
import { describeFailure } from '../../../i18n/describe-failure';
import { useLanguage } from '../../../i18n/language-provider';
import { paths } from '../../../lib/paths';
import { SiteContext } from '../../../lib/site-context';
import { Button } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormStack } from '../../../ui/form/form-layout';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { Cluster, Stack } from '../../../ui/layout';
import { space } from '../../../ui/theme/theme';
import { Remark, Small, VisuallyHidden } from '../../../ui/text';
import type { RequestValues } from './define-request';
import type { RequestForm as RequestFormState } from './use-request-form';

const PrivacyLink = styled.a`
  svg {
    display: inline;
    margin-inline-start: 0.3em;
    vertical-align: -0.1em;
  }
`;

export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  > * {
    flex: 1 1 auto;
    min-height: 3.25rem;
  }
`;

type RequestFormProps<Values extends RequestValues> = {
  form: RequestFormState<Values>;
  contactEmail: string;
  submitLabel: string;
  submitRef?: Ref<HTMLButtonElement>;
  /** A button beside the one that sends. */
  otherAction?: ReactNode;
  children: ReactNode;
};

export function RequestForm<Values extends RequestValues>(props: RequestFormProps<Values>) {
  const { form, contactEmail, submitLabel, submitRef, otherAction, children } = props;
  const { t, locale } = useLanguage();
  const { request, isReady, refusals } = form;
  const problems = request.fields.flatMap((name) => {
    const { id, error } = form.field(name);
    return error === undefined ? [] : [{ fieldId: id, message: error }];
  });
  return (
    <form
      id={request.id}
      noValidate
      data-hydrated={isReady}
      // Without scripts, or before they have come, the web server takes it.
      method="post"
      action={`${request.page}#${request.id}`}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <input type="hidden" name="locale" value={locale} />
      <FormStack>
        {refusals > 0 && (
          <ErrorSummary
            title={
              problems.length === 1
                ? t('submission.summary.one')
                : t('submission.summary.many', { count: problems.length })
            }
            problems={problems}
            attempt={refusals}
          />
        )}
        <UnreadNotice />
        <Stack $gap={3}>
          <PrivacyNote
            text={t('submission.confidence')}
            href={paths.limitsOfConfidence(locale)}
            link={t('submission.confidence.link')}
          />
          <Small>{t('submission.minors')}</Small>
          <Small>{t('submission.required.note')}</Small>
        </Stack>
        {children}
        <HoneypotField {...form.field('subject')} label={t('submission.honeypot')} />
        <FailureMessage form={form} contactEmail={contactEmail} />
        <FormActions>
          <SubmitButton
            ref={submitRef}
            label={submitLabel}
            submittingLabel={t('submission.sending')}
            isSubmitting={form.isSubmitting}
          />
          {otherAction}
        </FormActions>
        <PrivacyNote text={t('submission.privacy')} href={paths.privacy} link={t('submission.privacy.link')} />
      </FormStack>
    </form>
  );
}

/** On a closed site without a team. */
export function UnreadNotice() {
  const { t } = useLanguage();
  return useContext(SiteContext)?.preparing === 'unread' ? <Remark>{t('submission.unread')}</Remark> : null;
}

/** The link opens in a new tab, so that what is being written stays as it is. */
export function PrivacyNote({ text, href, link }: { text: string; href: string; link: string }) {
  const { t } = useLanguage();
  return (
    <Small>
      <span>{text}</span>{' '}
      <PrivacyLink href={href} target="_blank" rel="noopener">
        <span>{link}</span>
        <VisuallyHidden>{` (${t('words.newTab')})`}</VisuallyHidden>
        <ExternalLink aria-hidden size="1em" />
      </PrivacyLink>
    </Small>
  );
}

type HoneypotFieldProps = { id: string; label: string; value: string; onChange: (value: string) => void };

/** Makes 1Password, LastPass, Bitwarden, Dashlane and Proton Pass ignore the field. */
const passedBy = {
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
};

/** Hidden: whatever fills it in is a bot. It is called subject, which no browser or password manager autofills. */
export function HoneypotField({ id, label, value, onChange }: HoneypotFieldProps) {
  return (
    <VisuallyHidden aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="subject"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        {...passedBy}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </VisuallyHidden>
  );
}

type FailureMessageProps<Values extends RequestValues> = Pick<RequestFormProps<Values>, 'form' | 'contactEmail'>;

function FailureMessage<Values extends RequestValues>({ form, contactEmail }: FailureMessageProps<Values>) {
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
        // Quiet, because the form's own button does the same as the first of these.
        <Cluster $gap={3}>
          <Button $variant="quiet" onClick={form.submit} aria-disabled={resending === 'sending'}>
            {t('submission.resending.now')}
          </Button>
          <Button $variant="quiet" onClick={form.stopResending}>
            {t('submission.resending.stop')}
          </Button>
        </Cluster>
      )}
      <p>
        <span>{t('submission.failure.contact')}</span> <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </FormMessage>
  );
}
