import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { pathParameter } from '../../../lib/path-parameter';
import { createPrayerMeeting, deskCall, deskCallWithBody, readDeskInput } from '../../../requests';
import { meetingChoiceSchema, meetingReferenceSchema } from '../../../contracts/prayer-meeting';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const meeting = createPrayerMeeting({ strapi });

  return {
    read: deskCall(async (ctx) => {
      ctx.body = await meeting.read(Date.now());
    }),

    choose: deskCallWithBody(async (ctx, account, body) => {
      const chosen = await meeting.choose(account, readDeskInput(meetingChoiceSchema, body), Date.now());
      if (chosen === null) throw new errors.NotFoundError('This request does not exist, or is not read aloud');
      ctx.body = chosen;
    }),

    remove: deskCall(async (ctx) => {
      const reference = v.safeParse(meetingReferenceSchema, pathParameter(ctx, 'reference'));
      if (!reference.success) throw new errors.NotFoundError('There is no such reference');
      ctx.body = await meeting.remove(reference.output, Date.now());
    }),

    end: deskCall(async (ctx) => {
      ctx.body = await meeting.end();
    }),
  };
};
