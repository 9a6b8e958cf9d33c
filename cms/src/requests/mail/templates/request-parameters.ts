import * as v from 'valibot';
import { requestKinds } from '../../../api/prayer-desk/contract';
import { isReference } from '../../../api/reference/contract';

/** No other text gets into a subject or link. */
export const referenceSchema = v.pipe(v.string(), v.check(isReference));
export const kindSchema = v.picklist(requestKinds);
export const daySchema = v.pipe(v.string(), v.isoDate());
