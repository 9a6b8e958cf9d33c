import type { Core } from '@strapi/strapi';
import { prayerMeetingPath } from './contract';
import createController from './controllers/prayer-meeting';

/** Admin routes, so that Strapi authenticates the panel's Bearer token. */
export function servePrayerMeeting(strapi: Core.Strapi): void {
  const meeting = createController({ strapi });
  const routes = [
    ['GET', prayerMeetingPath, meeting.read],
    ['POST', prayerMeetingPath, meeting.choose],
    ['DELETE', prayerMeetingPath, meeting.end],
    ['DELETE', `${prayerMeetingPath}/:reference`, meeting.remove],
  ] as const;
  const config = { policies: ['global::desk-account'] };
  strapi.server.api('admin').routes(routes.map(([method, path, handler]) => ({ method, path, handler, config })));
}
