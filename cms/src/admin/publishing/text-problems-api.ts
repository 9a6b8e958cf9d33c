import { adminApi } from '@strapi/strapi/admin';
import * as v from 'valibot';
import type { Problem, TextProblemsRequest } from '../../api/publishing/contract';
import { textProblemsPath, textProblemsSchema } from '../../api/publishing/contract';

const textProblemsApi = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    findTextProblems: builder.mutation<readonly Problem[], TextProblemsRequest>({
      query: (data) => ({ url: textProblemsPath, method: 'POST', data }),
      transformResponse: (answer: unknown) => v.parse(textProblemsSchema, answer).problems,
    }),
  }),
});

export const { useFindTextProblemsMutation } = textProblemsApi;
