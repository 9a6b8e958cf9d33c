import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { queueMail } from '../../api/outbox/queue-mail';
import type { Account } from './account-changes';
import type { Actor, Change } from './account-record';

type Told = {
  before: Account;
  /** Null for an account that is gone. */
  after: Account | null;
  changes: readonly Change[];
  actor: Actor;
};

/**
 * By mail, to the address that the account had before and, if it got another, to that one as well. What the member did
 * by himself is told, too: a thief with an open session would do the same.
 */
export async function tellMember(strapi: Core.Strapi, { before, after, changes, actor }: Told): Promise<void> {
  // Whoever was invited has just chosen the first password.
  if (before.password === null && actor.origin === 'mailed-link') return;
  const change = randomUUID();
  for (const to of new Set([before.email, after?.email ?? before.email])) {
    await queueMail(strapi, {
      key: `change ${change} of account ${before.id} to its ${to === before.email ? '' : 'new '}address`,
      to,
      language: before.preferedLanguage === 'es' ? 'es' : 'en',
      template: 'account-change',
      parameters: {
        changes: changes.map(({ change: kind }) => kind),
        origin: actor.origin,
        changedAt: new Date().toISOString(),
      },
    });
  }
}
