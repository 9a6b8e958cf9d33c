import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { builtInLocales } from '../contracts/language';
import { mailAddress } from '../contracts/submission';
import { decryptField } from '../lib/field-encryption/field-cipher';
import { deliveryFailure, type DeliveryFailure, LostRecipientError, UnwritableError } from './delivery-failure';
import { createMailer, type Mailer } from './mailer';
import type { MailSettings } from './settings';
import type { Job } from '../lib/schedule';
import { table } from '../lib/table';
import { requestKeyring } from '../lib/field-encryption/keyring';
import {
  claim,
  dueRows,
  markFailed,
  markSent,
  type OutboxRow,
  postpone,
  recipientContext,
  requeueSetAside,
} from './outbox-rows';
import type { MailContent, Sender } from './templates/mail-template';
import { isTemplateName, templates } from './templates/templates';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long delivery is retried: greylisting takes up to an hour, repairing a mail server up to days. */
const retryForMs = 3 * 24 * hourMs;

/** One minute after the first attempt, then doubling up to an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(hourMs, minuteMs * 2 ** Math.min(attempts - 1, 10));
}

const atATime = 20;
const sendingMs = 90_000;
/** Longer than `sendingMs`, so that no other replica claims a message that is still being sent. */
const claimedMs = 5 * 60_000;
/** How long a message being sent may still take when the program stops. */
const graceMs = 5000;

type Recording = () => Promise<void>;

/** The host makes the Message-ID globally unique, the key makes it unique in this database. */
function messageId(key: string, publicUrl: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${new URL(publicUrl).hostname}>`;
}

function timeLimit(stopping: AbortSignal): { signal: AbortSignal; done: () => void } {
  const limit = new AbortController();
  const end = () => limit.abort();
  const timers = [setTimeout(end, sendingMs)];
  const hurry = () => void timers.push(setTimeout(end, graceMs));
  if (stopping.aborted) hurry();
  stopping.addEventListener('abort', hurry);
  return {
    signal: limit.signal,
    done() {
      stopping.removeEventListener('abort', hurry);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** The sender's name and signature from the site settings, in this language or else another. */
async function readSender(strapi: Core.Strapi, publicUrl: string, language: string): Promise<Sender> {
  for (const locale of [language, ...builtInLocales]) {
    const setting = await table(strapi, 'api::site-setting.site-setting').findOne({
      where: { locale, publishedAt: { $notNull: true } },
      select: ['ministryName', 'contactEmail'],
    });
    if (!setting) continue;
    return { publicUrl, ministryName: setting.ministryName, contactEmail: mailAddress(setting.contactEmail ?? '') };
  }
  return { publicUrl, ministryName: null, contactEmail: null };
}

function readRecipient(strapi: Core.Strapi, { dedupeKey, recipient }: OutboxRow): string {
  try {
    return decryptField(requestKeyring(strapi), recipientContext(dedupeKey), recipient ?? '');
  } catch (cause) {
    throw new LostRecipientError('The recipient of a mail cannot be decrypted', { cause });
  }
}

function renderRow({ template, parameters, language }: OutboxRow, sender: Sender): MailContent {
  try {
    if (!isTemplateName(template)) throw new RangeError('An unknown template');
    return templates[template].render(parameters, language, sender);
  } catch (cause) {
    throw new UnwritableError('This outbox row cannot be written', { cause });
  }
}

export function deliverMails(settings: MailSettings): Job {
  const mailer: Mailer = createMailer(settings);

  async function send(strapi: Core.Strapi, row: OutboxRow, stopping: AbortSignal): Promise<void> {
    const to = readRecipient(strapi, row);
    const sender = await readSender(strapi, settings.publicUrl, row.language);
    const content = renderRow(row, sender);
    const limit = timeLimit(stopping);
    try {
      await mailer.send(
        {
          to,
          ...content,
          ...(row.template === 'confirmation' && sender.contactEmail !== null ? { replyTo: sender.contactEmail } : {}),
          messageId: messageId(row.dedupeKey, settings.publicUrl),
        },
        limit.signal,
      );
    } finally {
      limit.done();
    }
  }

  /** Outcomes that could not be stored yet, by row id. */
  const unrecorded = new Map<number, Recording>();

  /** No more mail is sent until these are stored: a mail that was sent but not marked would be sent again. */
  async function record(): Promise<void> {
    for (const [id, recording] of unrecorded) {
      await recording();
      unrecorded.delete(id);
    }
  }

  function recordingOfFailure(strapi: Core.Strapi, row: OutboxRow, { kind, code }: DeliveryFailure): Recording {
    const now = Date.now();
    const isSetAside = kind === 'unwritable';
    if (isSetAside || kind === 'refused' || now - Date.parse(row.queuedAt) >= retryForMs) {
      return async () => {
        await markFailed(strapi, row, now, isSetAside);
        const outcome = isSetAside ? 'kept until the next start' : 'given up';
        strapi.log.error(`The mail "${row.dedupeKey}" could not be delivered (${code}) and is ${outcome}`);
      };
    }
    return async () => {
      await postpone(strapi, row, now + retryDelayMs(row.attempts + 1));
      strapi.log.warn(`The mail "${row.dedupeKey}" could not be delivered (${code}); it is tried again`);
    };
  }

  /** True to go on with the next message. */
  async function deliver(strapi: Core.Strapi, row: OutboxRow, stopping: AbortSignal): Promise<boolean> {
    if (!(await claim(strapi, row, Date.now() + claimedMs))) return true;
    const failure = await send(strapi, row, stopping).then(() => null, deliveryFailure);
    const sentAt = Date.now();
    unrecorded.set(
      row.id,
      failure === null ? () => markSent(strapi, row, sentAt) : recordingOfFailure(strapi, row, failure),
    );
    await record();
    return failure?.kind !== 'unreachable';
  }

  let hasRequeued = false;

  return {
    name: 'mail',
    everyMs: settings.pollMs,
    hasOwnTransactions: true,
    async run(strapi, _now, stopping) {
      await record();
      if (!hasRequeued) await requeueSetAside(strapi, Date.now());
      hasRequeued = true;
      let rows: OutboxRow[];
      do {
        rows = await dueRows(strapi, Date.now(), atATime);
        for (const row of rows) {
          if (stopping.aborted || !(await deliver(strapi, row, stopping))) return;
        }
      } while (rows.length === atATime);
    },
  };
}
