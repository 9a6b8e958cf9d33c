import { adminApi } from '@strapi/strapi/admin';
import * as v from 'valibot';
import { type BackupStatus, backupStatusPath, backupStatusSchema } from '../../api/backup/contract';

const backupApi = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    backupStatus: builder.query<BackupStatus, undefined>({
      query: () => ({ url: backupStatusPath, method: 'GET' }),
      transformResponse: (answer: unknown) => v.parse(backupStatusSchema, answer),
    }),
  }),
});

export const { useBackupStatusQuery } = backupApi;
