import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { isContentType } from '../../lib/is-content-type';
import { type TextProblems, textProblemsPath, textProblemsRequestSchema } from '../../api/publishing/contract';
import { refuse } from '../../lib/refuse';
import { textProblems } from './text-rules';

/** Tells the panel what the texts of a form lack: only the CMS has the Bible. */
export function serveTextProblems(strapi: Core.Strapi): void {
  strapi.server.api('admin').routes([
    {
      method: 'POST',
      path: textProblemsPath,
      handler: async (ctx: Context) => {
        const asked = v.safeParse(textProblemsRequestSchema, ctx.request.body);
        if (!asked.success || !asked.output.uid.startsWith('api::') || !isContentType(strapi, asked.output.uid)) {
          refuse(ctx, 400, 'ValidationError', 'There is no such type');
          return;
        }
        const { uid, entry } = asked.output;
        ctx.body = { problems: await textProblems(strapi, uid, entry) } satisfies TextProblems;
      },
      config: { policies: ['global::content-editor'] },
    },
  ]);
}
