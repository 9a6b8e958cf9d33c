import type { Core } from '@strapi/strapi';
import { weeklyReminderPath } from './contract';
import createController from './controllers/weekly-reminder';

/** Admin routes, so that Strapi authenticates the panel's Bearer token. */
export function serveWeeklyReminder(strapi: Core.Strapi): void {
  const { read, change } = createController({ strapi });
  const config = { policies: ['global::desk-account'] };
  strapi.server.api('admin').routes([
    { method: 'GET', path: weeklyReminderPath, handler: read, config },
    { method: 'PUT', path: weeklyReminderPath, handler: change, config },
  ]);
}
