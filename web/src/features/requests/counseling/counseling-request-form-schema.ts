import { counselingRequestSchema, type CounselingRequest } from '@contracts/counseling-request';
import { mixed, object } from 'yup';
import { schemaErrors } from '../form/schema-errors';
import type { CounselingRequestValues } from './counseling-request-values';

const schema = counselingRequestSchema({ mixed, object });

/** Message keys by field. */
export function counselingRequestErrors(values: CounselingRequestValues): Promise<Readonly<Record<string, string>>> {
  return schemaErrors(schema, values);
}

/** The request as the contract has it, or an exception: only what was found valid is sent. */
export function counselingRequestOf(values: CounselingRequestValues): CounselingRequest {
  const request = schema.validateSync(values, { stripUnknown: true });
  return { ...request, phoneSafety: values.phoneSafety };
}
