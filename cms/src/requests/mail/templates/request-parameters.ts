import * as v from 'valibot';
import { requestKinds } from '../../../api/prayer-desk/contract';

/** The format of `createReference`, so that no other text gets into a subject or link. */
export const referenceSchema = v.pipe(v.string(), v.regex(/^[A-Z]-[0-9A-Z]{4}-[0-9A-Z]{4}$/));
export const kindSchema = v.picklist(requestKinds);
export const daySchema = v.pipe(v.string(), v.isoDate());
