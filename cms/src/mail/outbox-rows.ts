import type { Core } from '@strapi/strapi';
import { type Row, table } from '../lib/table';
import type { Job } from '../lib/schedule';
import { dayMs } from '../contracts/day';
import { mailAddress } from '../contracts/submission';
import { runAsSystem } from '../lib/viewer';
import { withAdvisoryLock } from '../lib/advisory-lock';
import { encryptField } from '../lib/field-encryption/field-cipher';
import { mailSettings } from './settings';
import { requestKeyring } from '../lib/field-encryption/keyring';
import type { Language } from './templates/mail-template';
import type { TemplateName, TemplateParameters } from './templates/templates';

export const outboxUid = 'api::outbox.outbox-message';

/** The recipient is encrypted, and null once the message is sent or has failed. */
export type OutboxRow = Row<typeof outboxUid>;

/** Binds an encrypted recipient to its row, so that it cannot be copied to another one. */
export function recipientContext(dedupeKey: string): string {
  return `${outboxUid}.recipient.${dedupeKey}`;
}

export async function dueRows(strapi: Core.Strapi, now: number, limit: number): Promise<OutboxRow[]> {
  return table(strapi, outboxUid).findMany({
    where: { sentAt: { $null: true }, failedAt: { $null: true }, nextAttemptAt: { $lte: new Date(now) } },
    orderBy: [{ nextAttemptAt: 'asc' }, { id: 'asc' }],
    limit,
  });
}

/** False if another replica was quicker. If this program dies, the message is due again after `until`. */
export async function claim(strapi: Core.Strapi, { id, attempts }: OutboxRow, until: number): Promise<boolean> {
  const { count } = await strapi.db.query(outboxUid).updateMany({
    where: { id, attempts, sentAt: { $null: true }, failedAt: { $null: true } },
    data: { attempts: attempts + 1, nextAttemptAt: new Date(until) },
  });
  return count === 1;
}

export async function markSent(strapi: Core.Strapi, { id }: OutboxRow, now: number): Promise<void> {
  await strapi.db.query(outboxUid).update({ where: { id }, data: { sentAt: new Date(now), recipient: null } });
}

/** Matches the row unless another replica has claimed it since this attempt. */
const sinceAttempt = ({ id, attempts }: OutboxRow) => ({ id, attempts: attempts + 1, sentAt: { $null: true } });

/** The recipient of a mail that is set aside stays, for a version of the program that can write this mail. */
export async function markFailed(strapi: Core.Strapi, row: OutboxRow, now: number, isSetAside: boolean): Promise<void> {
  const data = { failedAt: new Date(now), ...(isSetAside ? {} : { recipient: null }) };
  await strapi.db.query(outboxUid).updateMany({ where: sinceAttempt(row), data });
}

/** A restart may have brought that version. */
export async function requeueSetAside(strapi: Core.Strapi, now: number): Promise<void> {
  await strapi.db.query(outboxUid).updateMany({
    where: { failedAt: { $notNull: true }, recipient: { $notNull: true } },
    data: { failedAt: null, nextAttemptAt: new Date(now) },
  });
}

export async function postpone(strapi: Core.Strapi, row: OutboxRow, until: number): Promise<void> {
  const data = { nextAttemptAt: new Date(until) };
  await strapi.db.query(outboxUid).updateMany({ where: sinceAttempt(row), data });
}

const failuresShownMs = 7 * dayMs;

export async function readOutbox(
  strapi: Core.Strapi,
  now: number,
): Promise<{ waiting: number; since: string | null; failed: number }> {
  const outbox = table(strapi, outboxUid);
  const where = { sentAt: { $null: true }, failedAt: { $null: true } };
  const waiting = await outbox.count({ where });
  const oldest = await outbox.findOne({ select: ['queuedAt'], where, orderBy: { queuedAt: 'asc' } });
  const failed = await outbox.count({ where: { failedAt: { $gt: new Date(now - failuresShownMs) } } });
  return { waiting, since: oldest?.queuedAt ?? null, failed };
}

/** A mail that waits longer than this is not getting through. */
const patienceMs = dayMs / 24;

/** Tells, as far as the program knows, if mails arrive; `none` without a mail server. */
export async function readDelivery(strapi: Core.Strapi, now: number): Promise<'works' | 'failing' | 'none'> {
  if (mailSettings(strapi) === null) return 'none';
  const { since, failed } = await readOutbox(strapi, now);
  return failed > 0 || (since !== null && now - Date.parse(since) > patienceMs) ? 'failing' : 'works';
}

/** Sent mails are deleted after a week, failed ones after a month, so that the log can be examined. */
export const forgetOldMails: Job = {
  name: 'old-mails',
  everyMs: dayMs / 24,
  async run(strapi, now) {
    const outbox = table(strapi, outboxUid);
    await outbox.deleteMany({ where: { sentAt: { $lte: new Date(now - 7 * dayMs) } } });
    await outbox.deleteMany({ where: { queuedAt: { $lte: new Date(now - 30 * dayMs) } } });
    // These rows count a day's confirmations and are not needed afterwards.
    await outbox.updateMany({
      where: { mailboxDigest: { $notNull: true }, queuedAt: { $lte: new Date(now - dayMs) } },
      data: { mailboxDigest: null },
    });
  },
};

export type Mail<Name extends TemplateName> = {
  /** A second mail with the same key is not queued. The key may be logged, so it never contains personal data. */
  key: string;
  to: string;
  language: Language;
  template: Name;
  /** Never confidential, and never text that somebody wrote. */
  parameters: TemplateParameters<Name>;
  reference?: string;
  mailboxDigest?: string;
};

/** Stores a mail in the open transaction, so that it is sent only if that commits. Does nothing without a mail server. */
export async function queueMail<Name extends TemplateName>(
  strapi: Core.Strapi,
  { key, to, language, template, parameters, reference, mailboxDigest }: Mail<Name>,
): Promise<void> {
  if (mailSettings(strapi) === null) return;
  if (mailAddress(to) === null) {
    strapi.log.warn(`The mail "${key}" goes nowhere: its recipient is no address that mail can be sent to`);
    return;
  }
  await runAsSystem(() =>
    withAdvisoryLock(strapi, `mail ${key}`, async () => {
      if ((await strapi.db.query(outboxUid).count({ where: { dedupeKey: key } })) > 0) return;
      const now = new Date();
      await strapi.db.query(outboxUid).create({
        data: {
          dedupeKey: key,
          template,
          language,
          recipient: encryptField(requestKeyring(strapi), recipientContext(key), to),
          mailboxDigest: mailboxDigest ?? null,
          reference: reference ?? null,
          parameters,
          queuedAt: now,
          attempts: 0,
          nextAttemptAt: now,
        },
      });
    }),
  );
}

type Recipient = { id: number; email: string; language: Language };

/** To an account of the panel, once for each key. */
export function mailAccount<Name extends TemplateName>(
  strapi: Core.Strapi,
  { id, email, language }: Recipient,
  { key, ...mail }: Omit<Mail<Name>, 'to' | 'language'>,
): Promise<void> {
  return queueMail(strapi, { ...mail, key: `${key} for account ${id}`, to: email, language });
}
