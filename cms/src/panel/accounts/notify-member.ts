import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { queueMail } from '../../requests';
import type { AccessChange, Actor } from './account-record';

type Member = { id: number; email: string; password: string | null; preferedLanguage?: string | null | undefined };

type Told = {
  before: Member;
  /** Null if the account was deleted. */
  after: Member | null;
  changes: readonly AccessChange[];
  actor: Actor;
};

/** Mails the old address and, if it changed, the new one. The member's own session may be in somebody else's hands. */
export async function notifyMember(strapi: Core.Strapi, { before, after, changes, actor }: Told): Promise<void> {
  // An invited member who has just set the first password needs no mail.
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
