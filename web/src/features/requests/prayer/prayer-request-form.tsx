import { prayerTypes } from '@contracts/prayer-request';
import type { ReactNode, Ref } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { paths } from '../../../lib/paths';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { FormFrame } from '../form/form-frame';
import { FieldPair } from '../../../ui/form/form-layout';
import { HoneypotField } from '../form/honeypot-field';
import { HumanCheckField } from './human-check-field';
import { EmailField, FirstNameField, LastNameField } from '../form/person-fields';
import { PhoneField } from '../../../ui/form/phone-field';
import { SelectField } from '../../../ui/form/select-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextAreaField } from '../../../ui/form/text-area-field';
import type { TextHelp } from '../../../ui/form/text-help';
import {
  prayerRequestFieldId,
  prayerRequestFields,
  type PrayerRequestField,
  type PrayerRequestValues,
} from './prayer-request-values';

export type PrayerRequestFormProps = {
  isReady: boolean;
  isSubmitting: boolean;
  values: PrayerRequestValues;
  /** Message keys. */
  errors: Readonly<Record<string, string>>;
  /** The number of the attempt that was refused because of fields; 0 shows no summary. */
  refusals: number;
  humanCheck: { first: number; second: number } | undefined;
  onChange: <F extends PrayerRequestField>(field: F, value: PrayerRequestValues[F]) => void;
  onBlur: (field: PrayerRequestField) => void;
  onNewHumanCheck: () => void;
  onSubmit: () => void;
  /** Why it could not be sent; stands above the button. */
  failure?: ReactNode;
  humanCheckRef?: Ref<HTMLInputElement>;
  submitRef?: Ref<HTMLButtonElement>;
};

/** The form as it looks; what happens in it is `PrayerRequestController`'s. */
export function PrayerRequestForm({
  Help,
  isReady,
  isSubmitting,
  values,
  errors,
  refusals,
  humanCheck,
  onChange,
  onBlur,
  onNewHumanCheck,
  onSubmit,
  failure,
  humanCheckRef,
  submitRef,
}: PrayerRequestFormProps & { Help: TextHelp }) {
  const language = useLanguage();
  const { t } = language;

  function field<F extends PrayerRequestField>(name: F) {
    const key = errors[name];
    return {
      id: prayerRequestFieldId(name),
      name,
      value: values[name],
      error: key === undefined ? undefined : language.message(key),
      onChange: (value: PrayerRequestValues[F]) => onChange(name, value),
      onBlur: () => onBlur(name),
    };
  }

  const problems = prayerRequestFields.flatMap((name) => {
    const key = errors[name];
    return key === undefined ? [] : [{ fieldId: prayerRequestFieldId(name), message: language.message(key) }];
  });
  const { value: isConfidential, ...confidential } = field('confidential');
  const { value: wantsContact, ...contactMe } = field('contactMe');

  const summary = {
    title:
      problems.length === 1 ? t('submission.summary.one') : t('submission.summary.many', { count: problems.length }),
    problems,
    attempt: refusals,
  };

  return (
    <FormFrame
      isReady={isReady}
      onSubmit={onSubmit}
      summary={refusals > 0 ? summary : undefined}
      note={t('submission.required.note')}
      confidence={{
        text: t('submission.confidence'),
        href: paths.limitsOfConfidence(language.locale),
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
        <EmailField {...field('email')} label={t('submission.email')} help={t('prayerRequest.email.help')} />
        <PhoneField
          {...field('phoneNumber')}
          label={t('submission.phone')}
          help={t('submission.phone.help.optional')}
          placeholder={t('submission.phone.placeholder')}
        />
      </FieldPair>
      <SelectField
        {...field('prayerType')}
        label={t('prayerRequest.prayerType')}
        required
        placeholder={t('prayerRequest.prayerType.placeholder')}
        options={prayerTypes.map((value) => ({ value, label: t(`prayerRequest.prayerType.${value}`) }))}
      />
      <div>
        <TextAreaField
          {...field('prayerRequest')}
          label={t('prayerRequest.prayerRequest')}
          help={t('prayerRequest.prayerRequest.help')}
          required
          autoComplete="off"
        />
        {isReady && <Help text={values.prayerRequest} isSent={false} />}
      </div>
      <div>
        <CheckboxField
          {...confidential}
          checked={isConfidential}
          label={t('prayerRequest.confidential')}
          help={t('prayerRequest.confidential.help')}
        />
        <CheckboxField
          {...contactMe}
          checked={wantsContact}
          label={t('prayerRequest.contactMe')}
          help={t('prayerRequest.contactMe.help')}
        />
      </div>
      <HumanCheckField
        {...field('humanCheck')}
        ref={humanCheckRef}
        label={t('submission.humanCheck')}
        help={t('submission.humanCheck.help')}
        refreshLabel={t('submission.humanCheck.refresh')}
        problem={humanCheck}
        onRefresh={onNewHumanCheck}
      />
      <HoneypotField
        id={prayerRequestFieldId('subject')}
        label={t('submission.honeypot')}
        value={values.subject}
        onChange={(value) => onChange('subject', value)}
      />
      {failure}
      <SubmitButton
        ref={submitRef}
        label={t('prayerRequest.submit')}
        submittingLabel={t('prayerRequest.submitting')}
        isSubmitting={isSubmitting}
        isReady={isReady}
      />
    </FormFrame>
  );
}
