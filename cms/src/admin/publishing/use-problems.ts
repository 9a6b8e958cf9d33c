import { adminApi, unstable_useContentManagerContext as useContentManagerContext, useForm } from '@strapi/strapi/admin';
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import {
  type Problem,
  problemsOf,
  textProblemsPath,
  type TextProblemsRequest,
  textProblemsSchema,
} from '../../api/publishing/contract';
import { inFormOrder, labelOf } from '../field-labels';
import { en } from '../translations/en';
import { useLabels } from '../use-labels';
import { type FieldError, formErrors } from './form-errors';

const valuesSchema = v.record(v.string(), v.unknown());

const { useFindTextProblemsMutation } = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    findTextProblems: builder.mutation<readonly Problem[], TextProblemsRequest>({
      query: (data) => ({ url: textProblemsPath, method: 'POST', data }),
      transformResponse: (answer: unknown) => v.parse(textProblemsSchema, answer).problems,
    }),
  }),
});

const fieldError = ({ code, values }: Problem): FieldError => ({
  id: code,
  defaultMessage: en[code],
  ...(values ? { values } : {}),
});

/** What the form as it is now lacks before it can be published, and how to show it. */
export function useProblems() {
  const { contentType, components, model } = useContentManagerContext();
  const values = useDeferredValue(useForm('useProblems', (form) => form.values));
  const setErrors = useForm('useProblems', (form) => form.setErrors);
  const getValues = useForm('useProblems', (form) => form.getValues);
  const labels = useLabels(model);
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
