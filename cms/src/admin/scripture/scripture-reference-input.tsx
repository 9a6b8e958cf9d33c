import { Button, Flex, TextInput } from '@strapi/design-system';
import { Book } from '@strapi/icons';
import { useField, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useTexts } from '../translations/use-texts';
import { InputField, type InputProps } from '../ui/input-field';
import { ScripturePicker } from './scripture-picker';

/** A Bible reference. Picking the passage also fills in its words and its translation, the fields beside this one. */
export function ScriptureReferenceInput(input: InputProps) {
  const { name = '', disabled = false } = input;
  const text = useTexts();
  const field = useField<string | null>(name);
  const change = useForm('ScriptureReferenceInput', ({ onChange }) => onChange);
  const [isPicking, setPicking] = useState(false);
  const beside = (other: string) => `${name.slice(0, name.lastIndexOf('.') + 1)}${other}`;

  return (
    <InputField input={input} error={field.error}>
      <Flex gap={2} wrap="wrap" alignItems="stretch">
        <div style={{ flex: '1 1 16rem' }}>
          <TextInput
            type="text"
            value={field.value ?? ''}
            disabled={disabled}
            onChange={({ currentTarget }) => change(name, currentTarget.value)}
          />
        </div>
        <Button variant="secondary" startIcon={<Book />} disabled={disabled} onClick={() => setPicking(true)}>
          {text('scripture.pick')}
        </Button>
      </Flex>
      {isPicking ? (
        <ScripturePicker
          reference={field.value ?? ''}
          onClose={() => setPicking(false)}
          onPick={({ reference, verse, translation }) => {
            setPicking(false);
            change(name, reference);
            change(beside('verse'), verse);
            change(beside('translation'), translation);
          }}
        />
      ) : null}
    </InputField>
  );
}
