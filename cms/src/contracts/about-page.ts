import * as v from 'valibot';
import { pageSchema } from './page';
import { richTextSchema } from './rich-text';

export const aboutPageSchema = v.object({ ...pageSchema.entries, body: richTextSchema });

export const aboutPageAnswerSchema = v.object({ data: aboutPageSchema });

export type AboutPage = v.InferOutput<typeof aboutPageSchema>;
