import { phoneSafeties } from '@contracts/counseling-request';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { paths } from '../../../lib/paths';
import type { SubmissionForm } from '../form/use-submission-form';
import { Button } from '../../../ui/button';
import { FormFrame } from '../form/form-frame';
import { FieldPair } from '../../../ui/form/form-layout';
import { HoneypotField } from '../form/honeypot-field';
import { EmailField, FirstNameField, LastNameField } from '../form/person-fields';
import { PhoneField } from '../../../ui/form/phone-field';
import { RadioGroup } from '../../../ui/form/radio-group';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextAreaField } from '../../../ui/form/text-area-field';
import type { TextHelp } from '../../../ui/form/text-help';
import { space } from '../../../ui/theme/theme';
import {
  counselingRequestFieldId,
  counselingRequestFields,
  type CounselingRequestField,
  type CounselingRequestValues,
} from './counseling-request-values';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  > * {
    flex: 1 1 auto;
    min-height: 3.25rem;
  }
`;

type CounselingRequestFormProps = {
  form: SubmissionForm<CounselingRequestValues>;
  Help: TextHelp;
  onChange: <F extends CounselingRequestField>(field: F, value: CounselingRequestValues[F]) => void;
  onCancel: () => void;
  /** Why it could not be sent; stands above the buttons. */
  failure?: ReactNode;
};

export function CounselingRequestForm({ form, Help, onChange, onCancel, failure }: CounselingRequestFormProps) {
  const { t, message, locale } = useLanguage();

  function field<F extends CounselingRequestField>(name: F) {
    const key = form.errors[name];
    return {
      id: counselingRequestFieldId(name),
      name,
      value: form.values[name],
      error: key === undefined ? undefined : message(key),
      onChange: (value: CounselingRequestValues[F]) => onChange(name, value),
      onBlur: () => form.blur(name),
    };
  }

  const problems = counselingRequestFields.flatMap((name) => {
    const { id, error } = field(name);
    return error === undefined ? [] : [{ fieldId: id, message: error }];
  });
  const summary = {
    title:
      problems.length === 1 ? t('submission.summary.one') : t('submission.summary.many', { count: problems.length }),
    problems,
    attempt: form.refusals,
  };

  return (
    <FormFrame
      isReady
      onSubmit={form.submit}
      summary={form.refusals > 0 ? summary : undefined}
      note={t('submission.required.note')}
      confidence={{
        text: t('submission.confidence'),
        href: paths.limitsOfConfidence(locale),
        link: t('submission.confidence.link'),
        newTab: t('submission.privacy.newTab'),
      }}
      minors={t('submission.minors')}
      privacy={{
        text: t('submission.privacy'),
        href: paths.privacy,
        link: t('submission.privacy.link'),
        newTab: t('submission.privacy.newTab'),
      }}
    >
      <FieldPair>
        <FirstNameField {...field('firstName')} label={t('submission.firstName')} />
        <LastNameField {...field('lastName')} label={t('submission.lastName')} />
      </FieldPair>
      <FieldPair>
        <EmailField {...field('email')} label={t('submission.email')} help={t('counselingRequest.email.help')} />
        <PhoneField
          {...field('phone')}
          label={t('submission.phone')}
          help={t('submission.phone.help')}
          required
          placeholder={t('submission.phone.placeholder')}
        />
      </FieldPair>
      <RadioGroup
        {...field('phoneSafety')}
        label={t('counselingRequest.phoneSafety')}
        options={phoneSafeties.map((value) => ({ value, label: t(`counselingRequest.phoneSafety.${value}`) }))}
      />
      <div>
        <TextAreaField
          {...field('counselingFor')}
          label={t('counselingRequest.counselingFor')}
          help={t('counselingRequest.counselingFor.help')}
          required
          autoComplete="off"
        />
        <Help text={form.values.counselingFor} isSent={false} />
      </div>
      <HoneypotField
        id={counselingRequestFieldId('subject')}
        label={t('submission.honeypot')}
        value={form.values.subject}
        onChange={(value) => onChange('subject', value)}
      />
      {failure}
      <Actions>
        <SubmitButton
          label={t('counselingRequest.submit')}
          submittingLabel={t('counselingRequest.submitting')}
          isSubmitting={form.isSubmitting}
        />
        <Button $variant="quiet" onClick={onCancel}>
          {t('counselingRequest.cancel')}
        </Button>
      </Actions>
    </FormFrame>
  );
}
