import { phoneSafeties } from '@contracts/counseling-request';
import { prayerTypes } from '@contracts/prayer-request';
import { useLanguage } from '../../../i18n/language-provider';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { SelectField } from '../../../ui/form/select-field';
import { TextAreaField } from '../../../ui/form/text-area-field';
import type { EnteredValues } from './entered-values';

type FieldControl<F extends keyof EnteredValues> = {
  id: string;
  name: string;
  value: EnteredValues[F];
  error: string | undefined;
  onChange: (value: EnteredValues[F]) => void;
};

type EnteredDetailsProps = {
  values: EnteredValues;
  field: <F extends keyof EnteredValues>(name: F) => FieldControl<F>;
  onChange: (more: Partial<EnteredValues>) => void;
};

/** The fields that differ between the kinds, and whether the person gets a mail. */
export function EnteredDetails({ values, field, onChange }: EnteredDetailsProps) {
  const { t } = useLanguage();
  const { kind } = values;
  const box = (name: 'confidential' | 'contactMe' | 'confirm') => ({
    id: field(name).id,
    name,
    checked: values[name],
    error: field(name).error,
    onChange: field(name).onChange,
  });
  return (
    <>
      {kind === 'prayer' ? (
        <SelectField
          {...field('prayerType')}
          label={t('prayerDesk.type')}
          required
          placeholder={t('deskEntering.choose')}
          options={prayerTypes.map((value) => ({ value, label: t(`prayerDesk.type.${value}`) }))}
          onChange={(chosen) => onChange({ prayerType: prayerTypes.find((one) => one === chosen) ?? '' })}
        />
      ) : null}
      {kind === 'counseling' ? (
        <SelectField
          {...field('phoneSafety')}
          label={t('deskEntering.phoneSafety')}
          placeholder={t('deskEntering.phoneSafety.not-asked')}
          options={phoneSafeties.map((value) => ({ value, label: t(`deskEntering.phoneSafety.${value}`) }))}
          onChange={(chosen) => onChange({ phoneSafety: phoneSafeties.find((one) => one === chosen) ?? '' })}
        />
      ) : null}
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
              help={t('deskEntering.confidential.help')}
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
