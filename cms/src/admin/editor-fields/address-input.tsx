import { Button, Flex, TextInput, Typography } from '@strapi/design-system';
import {
  unstable_useContentManagerContext as useContentManagerContext,
  unstable_useDocument as useDocument,
  useField,
} from '@strapi/strapi/admin';
import { useState } from 'react';
import * as v from 'valibot';
import { foldToAddress } from '../../contracts/address';
import { siteTypes } from '../../site-types';
import { useTexts } from '../translations/use-texts';
import { InputField, type InputProps } from '../ui/input-field';

const publishedSchema = v.looseObject({ publishedAt: v.string() });

function useIsPublished(): boolean {
  const { model, collectionType, id } = useContentManagerContext();
  const isNew = id === undefined || id === 'create';
  const { document, meta } = useDocument(
    { model, collectionType, ...(isNew ? {} : { documentId: id }), params: {} },
    { skip: isNew },
  );
  const versions = [document, ...(meta?.availableStatus ?? []), ...(meta?.availableLocales ?? [])];
  return versions.some((version) => v.is(publishedSchema, version));
}

/** The address of an entry: proposed from its title, and once it is published, changed on purpose only. */
export function AddressInput(input: InputProps) {
  const { name = '', hint, disabled = false } = input;
  const text = useTexts();
  const { model } = useContentManagerContext();
  const from = siteTypes[model]?.address?.from ?? '';
  const { value, error, onChange } = useField<string | null | undefined>(name);
  const title = useField<string | null | undefined>(from).value;
  const isPublished = useIsPublished();
  const [changes, setChanges] = useState(false);

  const address = value ?? '';
  const proposed = from === '' ? '' : foldToAddress(title ?? '');
  const isLocked = isPublished && !changes && address !== '' && error === undefined;
  // Visitors’ results are stored under the key of a quiz, which they never see.
  const canChange = from !== '';
  const madeHint = proposed === '' ? text('address.made') : text('address.proposed', { address: proposed });
  const told = isLocked && canChange ? text('address.published') : address === '' ? madeHint : hint;
  return (
    <InputField input={input} hint={told} error={error}>
      <Flex gap={2} alignItems="stretch" wrap="wrap">
        <Flex flex="1 1 16rem" direction="column" alignItems="stretch">
          <TextInput
            type="text"
            value={address}
            placeholder={proposed}
            disabled={disabled || isLocked}
            onChange={({ currentTarget }) => onChange(name, currentTarget.value === '' ? null : currentTarget.value)}
            onBlur={() => {
              // Typed as a sentence, or pasted with capitals and accents.
              const folded = foldToAddress(address);
              if (folded !== address) onChange(name, folded === '' ? null : folded);
            }}
          />
        </Flex>
        {isLocked && canChange && !disabled ? (
          <Button variant="tertiary" size="L" onClick={() => setChanges(true)}>
            {text('address.change')}
          </Button>
        ) : null}
      </Flex>
      {isPublished && !isLocked ? (
        <Typography variant="pi" textColor="warning700" role="status">
          {text('address.warning')}
        </Typography>
      ) : null}
    </InputField>
  );
}
