import type { ComponentProps } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { countryOfThisDevice } from '../../../lib/country';
import { useHydrated } from '../../../lib/hydration/hydrate-on-interaction';
import { FieldPair } from '../../../ui/form/form-layout';
import { PhoneField } from '../../../ui/form/phone-field';
import { fitsPhoneMask } from '../../../ui/form/phone-mask';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { TextField } from '../../../ui/form/text-field';
import type { TextHelp } from '../../../ui/form/text-help';
import { internationalPhone } from './international-phone';

export type FieldControl<Value> = {
  id: string;
  name: string;
  value: Value;
  /** Translated. */
  error: string | undefined;
  onChange(value: Value): void;
  onBlur(): void;
};

type NamesProps = { firstName: FieldControl<string>; lastName: FieldControl<string> };

export function NameFields({ firstName, lastName }: NamesProps) {
  const { t } = useLanguage();
  const name = { required: true, autoCapitalize: 'words', enterKeyHint: 'next' } as const;
  return (
    <FieldPair>
      <TextField {...firstName} {...name} label={t('submission.firstName')} autoComplete="given-name" />
      <TextField {...lastName} {...name} label={t('submission.lastName')} autoComplete="family-name" />
    </FieldPair>
  );
}

export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { t } = useLanguage();
  return (
    <TextField
      {...props}
      label={t('submission.email')}
      required
      type="email"
      autoComplete="email"
      inputMode="email"
      enterKeyHint="next"
      spellCheck={false}
      autoCapitalize="none"
    />
  );
}

/** What is not one number is explained at once: it stays as it was written, while a mask shows everything else. */
export function PhoneNumberField(props: FieldControl<string> & { required?: boolean }) {
  const { t } = useLanguage();
  const isHydrated = useHydrated();
  const number = isHydrated && props.value ? internationalPhone(props.value, countryOfThisDevice()) : undefined;
  // On one line, and from left to right in every language.
  const shown = `\u2066${(number ?? '').replaceAll(' ', '\u00a0')}\u2069`;
  return (
    <PhoneField
      {...props}
      error={props.error ?? (fitsPhoneMask(props.value) ? undefined : t('submission.phone.invalid'))}
      label={t('submission.phone')}
      help={t(props.required ? 'submission.phone.help' : 'submission.phone.help.optional')}
      placeholder={t('submission.phone.placeholder')}
      offer={number ? { value: number, label: t('submission.phone.use', { number: shown }) } : undefined}
    />
  );
}

/** The text of the request, with the help that the page offers for words of crisis in it. */
export function MessageField({
  Help,
  ...props
}: ComponentProps<typeof TextAreaField> & { Help: TextHelp | undefined }) {
  return (
    <div>
      <TextAreaField {...props} autoComplete="off" />
      {Help && <Help text={props.value} isSent={false} />}
    </div>
  );
}
