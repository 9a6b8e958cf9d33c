import type { Context } from 'koa';
import * as v from 'valibot';
import { isRecord } from './is-record';

const sentFileSchema = v.object({ filepath: v.string(), originalFilename: v.nullable(v.string()), size: v.number() });

/** A file as the body parser leaves it. */
export type SentFile = v.InferOutput<typeof sentFileSchema>;

/** The only file of a multipart body, if it is in this field. */
export function readSentFile({ request }: Context, field: string): SentFile | undefined {
  const files: unknown = 'files' in request ? request.files : undefined;
  if (!isRecord(files) || Object.keys(files).length !== 1) return undefined;
  const file = v.safeParse(sentFileSchema, files[field]);
  return file.success ? file.output : undefined;
}
