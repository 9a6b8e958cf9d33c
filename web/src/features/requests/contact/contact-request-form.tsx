import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { paths } from '../../../lib/paths';
import { FormFrame } from '../form/form-frame';
import { FieldPair } from '../../../ui/form/form-layout';
import { HoneypotField } from '../form/honeypot-field';
import { EmailField, FirstNameField, LastNameField } from '../form/person-fields';
import { PhoneField } from '../../../ui/form/phone-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextAreaField } from '../../../ui/form/text-area-field';
import type { TextHelp } from '../../../ui/form/text-help';
import {
  contactRequestFieldId,
  contactRequestFields,
  type ContactRequestField,
  type ContactRequestValues,
  type ContactVariant,
} from './contact-request-values';

export type ContactRequestFormProps = {
  variant: ContactVariant;
  isReady: boolean;
  isSubmitting: boolean;
  values: ContactRequestValues;
  /** Message keys. */
  errors: Readonly<Record<string, string>>;
  /** The number of the attempt that was refused because of fields; 0 shows no summary. */
  refusals: number;
  onChange: (field: ContactRequestField, value: string) => void;
  onBlur: (field: ContactRequestField) => void;
  onSubmit: () => void;
  /** Why it could not be sent; stands above the button. */
  failure?: ReactNode;
};

/** The form as it looks; what happens in it is `ContactRequestController`'s. */
export function ContactRequestForm(props: ContactRequestFormProps & { Help: TextHelp }) {
  const { Help, variant, isReady, isSubmitting, values, errors, refusals, onChange, onBlur, onSubmit, failure } = props;
  const { t, message, locale } = useLanguage();

  function field(name: ContactRequestField) {
    const key = errors[name];
    return {
      id: contactRequestFieldId(variant, name),
      name,
      value: values[name],
      error: key === undefined ? undefined : message(key),
      onChange: (value: string) => onChange(name, value),
      onBlur: () => onBlur(name),
    };
  }

  const problems = contactRequestFields[variant].flatMap((name) => {
    const { id, error } = field(name);
    return error === undefined ? [] : [{ fieldId: id, message: error }];
  });
  const summary = {
    title:
      problems.length === 1 ? t('submission.summary.one') : t('submission.summary.many', { count: problems.length }),
    problems,
    attempt: refusals,
  };
  const email = <EmailField {...field('email')} label={t('submission.email')} help={t('contactRequest.email.help')} />;

  return (
    <FormFrame
      isReady={isReady}
      onSubmit={onSubmit}
      summary={refusals > 0 ? summary : undefined}
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
      {variant === 'general' ? (
        email
      ) : (
        <FieldPair>
          {email}
          <PhoneField
            {...field('phoneNumber')}
            label={t('submission.phone')}
            help={t('submission.phone.help.optional')}
            placeholder={t('submission.phone.placeholder')}
          />
        </FieldPair>
      )}
      <div>
        <TextAreaField
          {...field('notes')}
          label={t(variant === 'general' ? 'contactRequest.message' : 'contactRequest.notes')}
          help={t('submission.optional')}
          autoComplete="off"
        />
        {isReady && <Help text={values.notes} isSent={false} />}
      </div>
      <HoneypotField
        id={contactRequestFieldId(variant, 'subject')}
        label={t('submission.honeypot')}
        value={values.subject}
        onChange={(value) => onChange('subject', value)}
      />
      {failure}
      <SubmitButton
        label={t(variant === 'general' ? 'contactRequest.submit.general' : 'contactRequest.submit')}
        submittingLabel={t('contactRequest.submitting')}
        isSubmitting={isSubmitting}
        isReady={isReady}
      />
    </FormFrame>
  );
}
