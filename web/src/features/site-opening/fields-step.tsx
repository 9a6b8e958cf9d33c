import { type BuiltInLocale, builtInLocale, builtInLocales, ownLanguageFirst } from '@contracts/language';
import { languageNames } from '@contracts/panel-names';
import { type Problem, problemSentence } from '@contracts/publishing';
import type { FieldStep, SetupField } from '@contracts/site-setup';
import { useRef, useState } from 'react';
import { array, fallback, looseObject, object, parse, string, unknown } from 'valibot';
import { useLanguage } from '../../i18n/language-provider';
import { ApiError } from '../../lib/cms-client/api-error';
import { Button } from '../../ui/button';
import { TextAreaField } from '../../ui/form/text-area-field';
import { TextField } from '../../ui/form/text-field';
import { Stack } from '../../ui/layout';
import { type StepProps, useSetupChange } from './use-setup-change';

const refusalSchema = fallback(
  object({
    error: object({ details: object({ errors: array(looseObject({ path: array(unknown()), message: string() })) }) }),
  }),
  { error: { details: { errors: [] } } },
);

/** The languages of a field that has one text for all of them share the reader's. */
const languagesOf = ({ isLocalized }: SetupField, own: BuiltInLocale) =>
  isLocalized ? ownLanguageFirst(own) : ([own] as const);

export function FieldsStep({ step, setup, show }: StepProps & { step: FieldStep }) {
  const { t, locale } = useLanguage();
  const own = builtInLocale(locale);
  const fields = setup.fields[step] ?? [];
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { isBusy, act, change, outcome } = useSetupChange(show);
  const keyOf = (field: string, language: string) => `setup-${field}-${language}`;

  const valueOf = (field: SetupField, language: BuiltInLocale) =>
    typed[keyOf(field.name, language)] ?? field.values[language];

  async function save() {
    setProblems({});
    const values = fields.map((field) => [
      field.name,
      Object.fromEntries(builtInLocales.map((each) => [each, valueOf(field, field.isLocalized ? each : own)])),
    ]);
    try {
      await change(`fields/${step}`, { body: Object.fromEntries(values) as unknown });
      setTyped({});
      return undefined;
    } catch (error) {
      if (error instanceof ApiError) {
        const { errors } = parse(refusalSchema, error.json()).error.details;
        const told = errors.map(({ path, message, code, values: more }) => {
          const field = fields.find(({ name }) => name === path[0]);
          const language = field?.isLocalized === true ? String(path.at(-1)) : own;
          const sentence =
            typeof code === 'string' ? problemSentence({ path: [], code, values: more } as Problem, own) : message;
          return [keyOf(String(path[0]), language), sentence] as const;
        });
        setProblems(Object.fromEntries(told));
        const [[first] = []] = told;
        if (first !== undefined) document.getElementById(first)?.focus();
      }
      throw error;
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        act(save);
      }}
    >
      <Stack $gap={4}>
        {fields.map((field) =>
          languagesOf(field, own).map((language) => {
            const id = keyOf(field.name, language);
            const Field = field.type === 'text' ? TextAreaField : TextField;
            const name = field.isLocalized ? ` (${languageNames[language][own]})` : '';
            const kind = { integer: { inputMode: 'numeric' }, email: { type: 'email' } } as const;
            return (
              <Field
                key={id}
                {...(field.type === 'integer' || field.type === 'email' ? kind[field.type] : {})}
                {...{ id, required: field.isRequired, help: field.hint[own], error: problems[id] }}
                label={field.label[own] + name}
                lang={language === own ? undefined : language}
                value={valueOf(field, language)}
                onChange={(text) => setTyped((before) => ({ ...before, [id]: text }))}
              />
            );
          }),
        )}
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {t(isBusy ? 'mediaAdmin.saving' : 'setup.save')}
        </Button>
        {outcome}
      </Stack>
    </form>
  );
}
