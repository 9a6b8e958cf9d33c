import { unstable_useContentManagerContext as useContentManagerContext, useForm } from '@strapi/strapi/admin';
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { type Problem, problemsOf } from '../../api/publishing/contract';
import { en } from '../translations/en';
import { type FieldError, formErrors } from './form-errors';
import { inFormOrder, type Labels, type LaidOutField, labelOf } from './field-labels';
import { useFindTextProblemsMutation } from './text-problems-api';

const valuesSchema = v.record(v.string(), v.unknown());

type FieldInLayout = { name: string; label: string; attribute: LaidOutField['attribute'] };

const fieldError = ({ code, values }: Problem): FieldError => ({
  id: code,
  defaultMessage: en[code],
  ...(values ? { values } : {}),
});

/** Labels as the form shows them: a translation by Strapi’s key, or the one in the layout. */
function useLabels(): Labels {
  const { layout, model } = useContentManagerContext();
  const intl = useIntl();
  const { edit } = layout;
  return useMemo(() => {
    const labeled = (prefix: string, fields: readonly FieldInLayout[]): LaidOutField[] =>
      fields.map(({ name, label, attribute }) => ({
        name,
        attribute,
        label: intl.formatMessage({ id: `content-manager.${prefix}.${name}`, defaultMessage: label }),
      }));
    const form = labeled(`content-types.${model}`, edit.layout.flat(2));
    const component = (uid: string) => labeled(`components.${uid}`, edit.components[uid]?.layout.flat() ?? []);
    return { form, component };
  }, [edit, model, intl]);
}

/** What the form as it is now lacks before it can be published, and how to show it. */
export function useProblems() {
  const { contentType, components } = useContentManagerContext();
  const values = useDeferredValue(useForm('useProblems', (form) => form.values));
  const setErrors = useForm('useProblems', (form) => form.setErrors);
  const getValues = useForm('useProblems', (form) => form.getValues);
  const labels = useLabels();
  const intl = useIntl();
  const [findTextProblems] = useFindTextProblemsMutation();

  const find = useMemo(
    () => (written: unknown) => {
      const entry = v.safeParse(valuesSchema, written);
      if (contentType === undefined || !entry.success) return [];
      return inFormOrder(
        problemsOf(contentType, entry.output, (uid) => components[uid]),
        labels,
      );
    },
    [contentType, components, labels],
  );
  const problems = useMemo(() => find(values), [find, values]);

  return {
    problems,
    /** What is missing this very moment, for a click that comes right after a key. */
    findNow: () => find(getValues()),
    /** The same together with what only the server can find. If it does not answer, publishing will say so. */
    findAllNow: async (): Promise<readonly Problem[]> => {
      const written = getValues();
      const entry = v.safeParse(valuesSchema, written);
      if (contentType === undefined || !entry.success) return [];
      const inTexts = await findTextProblems({ uid: contentType.uid, entry: entry.output });
      return inFormOrder([...find(written), ...('data' in inTexts ? inTexts.data : [])], labels);
    },
    mark: (marked: readonly Problem[]) => setErrors({ ...formErrors(marked, fieldError) }),
    label: (problem: Problem) => labelOf(problem.path, labels),
    sentence: ({ code, values: inserted }: Problem) =>
      intl.formatMessage({ id: code, defaultMessage: en[code] }, { ...inserted }),
  };
}
