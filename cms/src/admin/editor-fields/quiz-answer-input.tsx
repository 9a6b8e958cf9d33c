import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { useTexts } from '../translations/use-texts';
import { InputField, type InputProps } from '../ui/input-field';
import { movedAnswer } from './moved-answer';

const optionsSchema = v.fallback(v.array(v.object({ text: v.nullish(v.string()), __temp_key__: v.string() })), []);

/** The right answer of a question, chosen from its options or from true and false. Stored as the option’s index from 0. */
export function QuizAnswerInput(input: InputProps) {
  const { name = '', disabled = false } = input;
  const text = useTexts();
  const { value, error, onChange } = useField<string | null | undefined>(name);
  const beside = (field: string) => name.slice(0, name.lastIndexOf('.') + 1) + field;
  const isTrueFalse = useField(beside('type')).value === 'true-false';
  const options = v.parse(optionsSchema, useField(beside('options')).value);

  const keys = options.map(({ __temp_key__: key }) => key).join(' ');
  const known = useRef(keys);
  useEffect(() => {
    const before = known.current.split(' ');
    const after = keys.split(' ');
    known.current = keys;
    if (typeof value !== 'string' || isTrueFalse) return;
    const answer = movedAnswer(value, before, after);
    if (answer !== value) onChange(name, answer);
  }, [keys, value, isTrueFalse, name, onChange]);

  const choices = isTrueFalse
    ? [
        { value: 'true', said: text('quiz-answer.true') },
        { value: 'false', said: text('quiz-answer.false') },
      ]
    : options.map((option, index) => {
        const written = (option.text ?? '').trim();
        return { value: String(index), said: written || text('quiz-answer.option', { number: index + 1 }) };
      });
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <InputField input={input} hint={choices.length === 0 ? text('quiz-answer.first') : input.hint} error={error}>
      <SingleSelect
        value={chosen?.value ?? ''}
        placeholder={text('quiz-answer.choose')}
        disabled={disabled || choices.length === 0}
        onChange={(answer) => onChange(name, String(answer))}
      >
        {choices.map((choice) => (
          <SingleSelectOption key={choice.value} value={choice.value}>
            {choice.said}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </InputField>
  );
}
