import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import {
  adminApi,
  unstable_useContentManagerContext as useContentManagerContext,
  useField,
} from '@strapi/strapi/admin';
import * as v from 'valibot';
import {
  entryBefore,
  ordered,
  type Ordering,
  orderingPath,
  orderingSchema,
  placeAfter,
} from '../../api/ordering/contract';
import { useEditedLanguage } from '../edited-language';
import { useTexts } from '../translations/use-texts';
import { InputField, type InputProps } from '../ui/input-field';

const first = 'first';

type Asked = { uid: string; documentId: string | undefined; locale: string };

const { useOrderingQuery } = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    ordering: builder.query<Ordering, Asked>({
      query: (params) => ({ url: orderingPath, method: 'GET', config: { params } }),
      transformResponse: (answer: unknown) => v.parse(orderingSchema, answer),
      // The cache tag that the content manager invalidates when an entry is saved, published or deleted.
      providesTags: (_result, _error, { uid }) => [{ type: 'Document', id: `${uid}_LIST` }],
    }),
  }),
});

/** Where an entry stands among the others, said by the one before it. The form keeps the number. */
export function PlaceInput(input: InputProps) {
  const { name = '', disabled = false } = input;
  const text = useTexts();
  const { value, error, onChange } = useField<number | null | undefined>(name);
  const { model: uid, id } = useContentManagerContext();
  const locale = useEditedLanguage();
  const documentId = id === 'create' ? undefined : id;
  const { data, isError } = useOrderingQuery({ uid, documentId, locale }, { refetchOnMountOrArgChange: true });

  const others = data?.others ?? [];
  const lastPlace = placeAfter(others, others.at(-1)?.documentId ?? null);
  const newPlace = ordered[uid]?.newComes === 'last' ? lastPlace : placeAfter(others, null);
  const chosen = entryBefore(others, value ?? newPlace) ?? first;
  return (
    <InputField input={input} hint={input.hint || text('place.shared')} error={isError ? text('place.failed') : error}>
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
    </InputField>
  );
}
