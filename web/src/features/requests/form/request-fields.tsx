import type { ComponentProps } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { countryOfThisDevice } from '../../../lib/country';
import { useHydrated } from '../../../lib/hydration/hydrate-on-interaction';
import { FieldPair } from '../../../ui/form/form-layout';
import { PhoneField } from '../../../ui/form/phone-field';
import { fitsPhoneMask, formatPhone } from '../../../ui/form/phone-mask';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { TextField } from '../../../ui/form/text-field';
import type { TextHelp } from '../../../ui/form/text-help';

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

/** By country: its code, and how people there write a number, with the 0 of domestic calls or the code. */
const domesticNumbers: Readonly<Record<string, readonly [code: number, pattern: RegExp]>> = {
  PK: [92, /^(?:0|920?)([2-9]\d{9})$/],
  EC: [593, /^(?:0|5930?)(9\d{8}|[2-7]\d{7})$/],
  CO: [57, /^57([36]\d{9})$/],
  // Until 2019 a mobile number was dialed with a 1, 044 or 045.
  MX: [52, /^(?:521?|04[45])([1-9]\d{9})$/],
};

/** The international form of a number that somebody in this country wrote without `+`, if it is certainly one. */
export function internationalPhone(written: string, country = ''): string | undefined {
  const [code, pattern] = domesticNumbers[country] ?? [];
  const national = /[^\d\s().\p{Pd}]/u.test(written) ? undefined : pattern?.exec(written.replace(/\D/g, ''))?.[1];
  return national && formatPhone(`+${code}${national}`);
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
