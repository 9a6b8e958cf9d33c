import { phoneSafeties } from '@contracts/counseling-request';
import { prayerTypes } from '@contracts/prayer-request';
import { useLanguage } from '../../../i18n/language-provider';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { SelectField } from '../../../ui/form/select-field';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { TextField } from '../../../ui/form/text-field';
import { lineFieldsOf, type EnteredValues } from './entered-values';

type Control<Value> = {
  id: string;
  name: string;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
};

type EnteredDetailsProps = {
  values: EnteredValues;
  field: <F extends keyof EnteredValues>(name: F) => Control<EnteredValues[F]>;
  /** The control of a short answer. */
  detail: (name: string) => Control<string>;
};

/** The fields that differ between the kinds, and whether the person gets a mail. */
export function EnteredDetails({ values, field, detail }: EnteredDetailsProps) {
  const { t, message } = useLanguage();
  const { kind } = values;
  const box = (name: 'confidential' | 'contactMe' | 'confirm') => {
    const { value, ...control } = field(name);
    return { ...control, checked: value };
  };
  return (
    <>
      {kind === 'prayer' ? (
        <SelectField
          {...field('prayerType')}
          label={t('prayerDesk.type')}
          required
          placeholder={t('deskEntering.choose')}
          options={prayerTypes.map((value) => ({ value, label: t(`prayerDesk.type.${value}`) }))}
        />
      ) : null}
      {kind === 'counseling' ? (
        <SelectField
          {...field('phoneSafety')}
          label={t('deskEntering.phoneSafety')}
          placeholder={t('deskEntering.phoneSafety.not-asked')}
          options={phoneSafeties.map((value) => ({ value, label: t(`deskEntering.phoneSafety.${value}`) }))}
        />
      ) : null}
      {lineFieldsOf(kind).map(({ name, label, isRequired }) => (
        <TextField key={name} {...detail(name)} label={message(label)} required={isRequired} autoComplete="off" />
      ))}
      <TextAreaField
        {...field('text')}
        label={t(`deskEntering.text.${kind}`)}
        help={kind === 'contact' ? t('submission.optional') : t('deskEntering.text.help')}
        required={kind !== 'contact'}
        autoComplete="off"
      />
      <div>
        {kind === 'prayer' ? (
          <>
            <CheckboxField
              {...box('confidential')}
              label={t('prayerDesk.confidential')}
              help={t('prayerRequest.confidential.help')}
            />
            <CheckboxField {...box('contactMe')} label={t('deskEntering.contactMe')} />
          </>
        ) : null}
        {values.email.trim() === '' ? null : (
          <CheckboxField {...box('confirm')} label={t('deskEntering.confirm')} help={t('deskEntering.confirm.help')} />
        )}
      </div>
    </>
  );
}
