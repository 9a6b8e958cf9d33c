import type { Core } from '@strapi/strapi';
import { forgetAttempts } from '../lib/attempts';
import { mailSettings } from '../mail';
import type { Job } from '../lib/schedule';
import { watchAccounts } from './accounts/account-changes';
import { endLeftoverSessions } from './accounts/account-sessions';
import { storeTokensAsDigests } from './accounts/account-tokens';
import { createAccounts } from './accounts/first-accounts';
import { recordSignIns } from './accounts/idle-accounts';
import {
  hashOnOtherThreads,
  preventAccountEnumeration,
  refusePasswordResetWithoutMail,
  throttleSignIn,
} from './accounts/sign-in';
import { queueBackupAlert } from './backup/backup-state';
import { applyLayouts } from './layouts/layout';
import { layouts } from './layouts/layouts';
import { createRoles, omitUsersFromRoles } from './roles/roles';
import { carryOutSchedule } from './schedule/carry-out-schedule';
import { queueTranslationDigest, serveDigest } from './translation-digest/queue-translation-digest';
import { serveVisits } from './visits';

const whole = { default: 12, isResizable: false } as const;
const half = { default: 6, isResizable: true } as const;

/** Each has an input of our own in `src/admin/custom-fields.ts`. */
function registerCustomFields(strapi: Core.Strapi): void {
  strapi.customFields.register([
    { name: 'address', type: 'string', inputSize: half },
    { name: 'position', type: 'integer', inputSize: half },
    { name: 'quiz-answer', type: 'string', inputSize: half },
    { name: 'formatted-text', type: 'richtext', inputSize: whole },
    { name: 'scripture-reference', type: 'string', inputSize: whole },
  ]);
}

export function register(strapi: Core.Strapi): void {
  registerCustomFields(strapi);
  throttleSignIn(strapi);
  serveVisits(strapi);
  serveDigest(strapi);
  refusePasswordResetWithoutMail(strapi);
}

export async function bootstrap(strapi: Core.Strapi): Promise<void> {
  // Before `watchAccounts`, which finds accounts by the digests of their tokens.
  storeTokensAsDigests(strapi);
  // Before the first accounts, so that their creation is recorded too.
  watchAccounts(strapi);
  endLeftoverSessions(strapi);
  recordSignIns(strapi);
  hashOnOtherThreads(strapi);
  await preventAccountEnumeration(strapi);
  omitUsersFromRoles(strapi);

  // Accounts need the roles.
  await createRoles(strapi);
  await createAccounts(strapi);

  await applyLayouts(strapi, layouts);
}

export function jobs(strapi: Core.Strapi): readonly Job[] {
  const mail = mailSettings(strapi);
  return [
    forgetAttempts,
    carryOutSchedule(),
    ...(mail === null ? [] : [queueTranslationDigest(mail), queueBackupAlert(mail)]),
  ];
}
