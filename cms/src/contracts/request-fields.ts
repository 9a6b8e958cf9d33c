import type { AnyObjectSchema } from 'yup';
import {
  choice,
  email,
  filledIn,
  limits,
  longText,
  name,
  optionalText,
  phone,
  requiredPhone,
  text,
  type YupModule,
} from './submission';
import type { RequestMessageKey, SubmissionMessageKey } from './submission-messages';

/** `required` is the key of the message for a field that is missing or wrong; without it the field is optional. */
type FieldDefinition =
  | { kind: 'name'; required: SubmissionMessageKey }
  | { kind: 'email'; required: RequestMessageKey }
  | { kind: 'phone'; required?: RequestMessageKey }
  /** A few words, at most as long as a name. */
  | { kind: 'line'; required?: RequestMessageKey }
  /** The request in the person's own words. */
  | { kind: 'text'; required?: RequestMessageKey }
  | { kind: 'option'; options: readonly string[]; required: RequestMessageKey }
  /** `initial` is chosen in the form; `encrypted` hides the answer like a text. */
  | { kind: 'option'; options: readonly string[]; invalid: RequestMessageKey; initial: string; encrypted: boolean }
  | { kind: 'checkbox' };

/** In the order of the form. Form, both validations, storage, encryption, search and the desk derive from it. */
export type RequestFields = Readonly<Record<string, FieldDefinition>>;

type Value<Field> = Field extends { kind: 'checkbox' }
  ? boolean
  : Field extends { options: readonly (infer Option)[] }
    ? Option
    : string;

export type RequestOf<Fields extends RequestFields> = { -readonly [Name in keyof Fields]: Value<Fields[Name]> };

function fieldSchema(yup: YupModule, field: FieldDefinition) {
  switch (field.kind) {
    case 'name':
      return name(yup, field.required);
    case 'email':
      return email(yup, field.required);
    case 'phone':
      return field.required === undefined ? phone(yup) : requiredPhone(yup, field.required);
    case 'line':
      return field.required === undefined
        ? text(yup, limits.name, 'submission.name.tooLong').nullable()
        : filledIn(text(yup, limits.name, 'submission.name.tooLong', field.required), field.required);
    case 'text':
      return field.required === undefined ? optionalText(yup, limits.longText) : longText(yup, field.required);
    case 'option':
      return option(yup, field);
    case 'checkbox':
      return choice(yup);
  }
}

function option(yup: YupModule, field: Extract<FieldDefinition, { kind: 'option' }>) {
  const message = 'required' in field ? field.required : field.invalid;
  const known = yup.mixed((input): input is string => typeof input === 'string').typeError(message);
  return 'required' in field
    ? known.required(message).oneOf(field.options, message)
    : known.nullable().oneOf([...field.options, null], message);
}

/** Validates the same way in the browser and on the server. */
export function requestSchema(yup: YupModule, fields: RequestFields): AnyObjectSchema {
  return yup.object(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldSchema(yup, field)])));
}

export function fieldsOfKind(fields: RequestFields, ...kinds: readonly FieldDefinition['kind'][]): string[] {
  return Object.keys(fields).filter((key) => fields[key] && kinds.includes(fields[key].kind));
}
