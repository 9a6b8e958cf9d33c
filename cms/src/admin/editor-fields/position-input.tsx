import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { unstable_useContentManagerContext as useContentManagerContext, useField } from '@strapi/strapi/admin';
import { entryBefore, positionAfter } from '../../contracts/ordering';
import { siteTypes } from '../../site-types';
import { useEditedLanguage } from '../content-manager';
import { panelApi } from '../panel-api';
import { useTexts } from '../translations/use-texts';
import { InputField, type InputProps } from '../ui/input-field';

const first = 'first';

/** Where an entry stands among the others, said by the one before it. The form keeps the number. */
export function PositionInput(input: InputProps) {
  const { name = '', disabled = false } = input;
  const text = useTexts();
  const { value, error, onChange } = useField<number | null | undefined>(name);
  const { model: uid, id } = useContentManagerContext();
  const locale = useEditedLanguage();
  const documentId = id === 'create' ? undefined : id;
  const { data, isError } = panelApi.useOrderingQuery({ uid, documentId, locale }, { refetchOnMountOrArgChange: true });

  const others = data?.others ?? [];
  const lastPosition = positionAfter(others, others.at(-1)?.documentId ?? null);
  const newPosition = siteTypes[uid]?.orderedBy?.newComes === 'last' ? lastPosition : positionAfter(others, null);
  const chosen = entryBefore(others, value ?? newPosition) ?? first;
  return (
    <InputField input={input} hint={input.hint || text('order.shared')} error={isError ? text('order.failed') : error}>
      <SingleSelect
        value={data === undefined ? '' : chosen}
        disabled={disabled || data === undefined}
        onChange={(after) => onChange(name, positionAfter(others, after === first ? null : String(after)))}
      >
        <SingleSelectOption value={first}>{text('order.first')}</SingleSelectOption>
        {others.map(({ documentId: other, title }) => (
          <SingleSelectOption key={other} value={other}>
            {text('order.after', { title: title === '' ? text('order.untitled') : title })}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </InputField>
  );
}
