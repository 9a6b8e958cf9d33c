import type { Core } from '@strapi/strapi';
import { historyPath } from './contracts/content-version';
import createHistory from './api/content-version/controllers/content-version';
import { enteredRequestPath } from './contracts/entered-request';
import { deskPath } from './contracts/prayer-desk';
import createDesk from './api/prayer-desk/controllers/prayer-desk';
import { prayerMeetingPath } from './contracts/prayer-meeting';
import createMeeting from './api/prayer-meeting/controllers/prayer-meeting';
import { scripturePath } from './contracts/scripture';
import createScripture from './api/scripture/controllers/scripture';
import { trashPath } from './contracts/trash';
import createTrash from './api/trash/controllers/trash';
import { weeklyReminderPath } from './contracts/weekly-reminder';
import { anyAccount, servePanel } from './lib/panel-routes';

export function servePanelRoutes(strapi: Core.Strapi): void {
  const desk = createDesk({ strapi });
  const meeting = createMeeting({ strapi });
  const request = `${deskPath}/requests/:kind/:reference`;
  servePanel(strapi, 'global::desk-account', {
    [`GET ${deskPath}/summary`]: desk.summary,
    [`GET ${deskPath}/team`]: desk.team,
    [`GET ${deskPath}/templates`]: desk.templates,
    [`GET ${deskPath}/account-changes`]: desk.accountChanges,
    [`POST ${deskPath}/next`]: desk.next,
    [`GET ${deskPath}/requests`]: desk.list,
    [`POST ${deskPath}/search`]: desk.search,
    [`POST ${deskPath}/hand-back`]: desk.handBack,
    [`GET ${request}`]: desk.open,
    [`PUT ${request}`]: desk.edit,
    [`DELETE ${request}`]: desk.deleteSpam,
    [`POST ${request}/prayers`]: desk.pray,
    [`POST ${request}/prayers/undo`]: desk.undoPrayer,
    [`POST ${request}/notes`]: desk.addNote,
    [`POST ${request}/notes/undo`]: desk.undoNote,
    [`POST ${request}/claim`]: desk.claim,
    [`DELETE ${request}/claim`]: desk.giveBack,
    [`POST ${request}/release`]: desk.release,
    [`POST ${enteredRequestPath}`]: desk.enter,
    [`GET ${prayerMeetingPath}`]: meeting.read,
    [`POST ${prayerMeetingPath}`]: meeting.choose,
    [`DELETE ${prayerMeetingPath}`]: meeting.end,
    [`DELETE ${prayerMeetingPath}/:reference`]: meeting.remove,
    [`GET ${weeklyReminderPath}`]: desk.reminder,
    [`PUT ${weeklyReminderPath}`]: desk.changeReminder,
  });

  servePanel(strapi, 'global::content-editor', {
    [`GET ${scripturePath}/:translation/:book/:chapter`]: createScripture({ strapi }).chapter,
  });

  const history = createHistory({ strapi });
  const version = `${historyPath}/:uid/:entryId/:version`;
  const trash = createTrash({ strapi });
  servePanel(strapi, anyAccount, {
    [`GET ${historyPath}/:uid/:entryId`]: history.list,
    [`GET ${version}`]: history.compare,
    [`POST ${version}/restore`]: history.restore,
    [`GET ${trashPath}`]: trash.list,
    [`POST ${trashPath}/entries/:id/restore`]: trash.restoreEntry,
    [`DELETE ${trashPath}/entries/:id`]: trash.deleteEntry,
    [`POST ${trashPath}/files/:id/restore`]: trash.restoreFile,
    [`DELETE ${trashPath}/files/:id`]: trash.deleteFile,
    [`GET ${trashPath}/references/:uid/:entryId`]: trash.references,
  });
}
