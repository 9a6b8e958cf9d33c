import type { Core } from '@strapi/strapi';
import { mailAddress } from '../../api/submission/contract';
import { runAsSystem } from '../../lib/run-as-system';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { encryptField } from '../../lib/field-encryption/field-cipher';
import { mailSettings } from '../../lib/mail/settings';
import { requestKeyring } from '../encryption/request-encryption';
import { outboxUid, recipientContext } from './outbox-rows';
import type { Language } from './templates/mail-template';
import type { TemplateName, TemplateParameters } from './templates/templates';

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

/** In the open transaction, so that it is sent only if that commits. Does nothing without a mail server. */
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
