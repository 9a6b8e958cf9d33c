import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import {
  unstable_useContentManagerContext as useContentManagerContext,
  useField,
  useQueryParams,
} from '@strapi/strapi/admin';
import * as v from 'valibot';
import { entryBefore, ordered, placeAfter } from '../../api/ordering/contract';
import { useTexts } from '../translations/use-texts';
import type { InputProps } from './input-props';
import { useOrderingQuery } from './ordering-api';

const first = 'first';

const querySchema = v.object({ plugins: v.object({ i18n: v.object({ locale: v.picklist(['en', 'es']) }) }) });

/** Where an entry stands among the others, said by the one before it. The form keeps the number. */
export function PlaceInput({ name = '', label, labelAction, hint, required = false, disabled = false }: InputProps) {
  const text = useTexts();
  const { value, error, onChange } = useField<number | null | undefined>(name);
  const { model: uid, id } = useContentManagerContext();
  const [{ query }] = useQueryParams();
  const locale = v.is(querySchema, query) ? query.plugins.i18n.locale : 'en';
  const documentId = id === 'create' ? undefined : id;
  const { data, isError } = useOrderingQuery({ uid, documentId, locale }, { refetchOnMountOrArgChange: true });

  const others = data?.others ?? [];
  const lastPlace = placeAfter(others, others.at(-1)?.documentId ?? null);
  const newPlace = ordered[uid]?.newComes === 'last' ? lastPlace : placeAfter(others, null);
  const chosen = entryBefore(others, value ?? newPlace) ?? first;
  const told = isError ? text('place.failed') : error;
  return (
    <Field.Root
      name={name}
      required={required}
      hint={hint === undefined || hint === '' ? text('place.shared') : hint}
      {...(told ? { error: told } : {})}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        value={data === undefined ? '' : chosen}
        disabled={disabled || data === undefined}
        onChange={(after) => onChange(name, placeAfter(others, after === first ? null : String(after)))}
      >
        <SingleSelectOption value={first}>{text('place.first')}</SingleSelectOption>
        {others.map(({ documentId: other, title }) => (
          <SingleSelectOption key={other} value={other}>
            {text('place.after', { title: title === '' ? text('place.untitled') : title })}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
