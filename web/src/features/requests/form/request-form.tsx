import { ExternalLink } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { paths } from '../../../lib/paths';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { FormNote, FormStack } from '../../../ui/form/form-layout';
import { SubmitButton } from '../../../ui/form/submit-button';
import { space } from '../../../ui/theme/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { RequestValues } from './define-request';
import { FailureMessage } from './failure-message';
import { HoneypotField } from './honeypot-field';
import type { RequestForm as RequestFormState } from './use-request-form';

const Notes = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`;

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
        <Notes>
          <PrivacyNote
            text={t('submission.confidence')}
            href={paths.limitsOfConfidence(locale)}
            link={t('submission.confidence.link')}
          />
          <FormNote>{t('submission.minors')}</FormNote>
          <FormNote>{t('submission.required.note')}</FormNote>
        </Notes>
        {children}
        <HoneypotField {...form.field('subject')} label={t('submission.honeypot')} />
        <FailureMessage form={form} contactEmail={contactEmail} />
        <FormActions>
          <SubmitButton
            ref={submitRef}
            label={submitLabel}
            submittingLabel={t(`${request.textPrefix}.submitting`)}
            isSubmitting={form.isSubmitting}
          />
          {otherAction}
        </FormActions>
        <PrivacyNote text={t('submission.privacy')} href={paths.privacy} link={t('submission.privacy.link')} />
      </FormStack>
    </form>
  );
}

/** The link opens in a new tab, so that what is being written stays as it is. */
export function PrivacyNote({ text, href, link }: { text: string; href: string; link: string }) {
  const { t } = useLanguage();
  return (
    <FormNote>
      <span>{text}</span>{' '}
      <PrivacyLink href={href} target="_blank" rel="noopener">
        <span>{link}</span>
        <VisuallyHidden>{` (${t('submission.privacy.newTab')})`}</VisuallyHidden>
        <ExternalLink aria-hidden size="1em" />
      </PrivacyLink>
    </FormNote>
  );
}
