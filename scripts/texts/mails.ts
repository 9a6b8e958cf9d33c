import type { Language, MailContent, Sender } from '../../cms/src/mail/templates/mail-template';
import { templates } from '../../cms/src/mail/templates/templates';
import { requestKinds } from '../../cms/src/contracts/prayer-desk';
import { pairs, type Row } from './rows';

const sender: Sender = {
  publicUrl: 'https://www.example.org',
  ministryName: 'Daybreak Ridge Ministries',
  contactEmail: 'hello@example.org',
};
const unknown: Sender = { ...sender, ministryName: null, contactEmail: null };

const requests = requestKinds.map((kind) => ({ kind, reference: 'P-7KQ4-M2XD', urgent: kind === 'prayer' }));
const waiting = requests.map((request) => ({ ...request, receivedOn: '2026-11-20' }));
const manyWaiting = Array.from({ length: 20 }, () => waiting).flat();

const states = (['behind', 'missing', 'draft'] as const).map((state) => ({ title: 'Home', language: 'es', state }));
const numbers = { published: 61, behind: 2 };
const translations = { entries: 63, languages: { en: numbers, es: numbers }, waiting: states, more: 2 };

const missed = {
  ...{ uid: 'api::article.article', language: 'es' },
  ...{ dueAt: '2027-03-28T11:00:00.000Z', timeZone: 'America/Guayaquil' },
};

/** Each mail as somebody gets it, with whatever changes its words. */
const examples: Readonly<Record<string, (language: Language) => MailContent>> = {
  ...Object.fromEntries(
    requests.flatMap((request) => [
      [
        `new-request.${request.kind}`,
        (language: Language) => templates['new-request'].render(request, language, sender),
      ],
      [
        `confirmation.${request.kind}`,
        (language: Language) => templates.confirmation.render(request, language, sender),
      ],
    ]),
  ),
  'confirmation.without-settings': (language) => templates.confirmation.render(requests[0], language, unknown),
  'waiting-digest.one': (language) => templates['waiting-digest'].render({ requests: [], spam: 1 }, language, sender),
  'waiting-digest.many': (language) =>
    templates['waiting-digest'].render({ requests: manyWaiting, spam: 2 }, language, sender),
  'expiring-requests': (language) =>
    templates['expiring-requests'].render(
      { requests: requests.map((request) => ({ ...request, deletedOn: '2026-12-20' })) },
      language,
      sender,
    ),
  'backup-alert.failed': (language) =>
    templates['backup-alert'].render({ problem: 'failed', succeededAt: '2026-11-24T03:00:00.000Z' }, language, sender),
  'backup-alert.overdue': (language) =>
    templates['backup-alert'].render({ problem: 'overdue', succeededAt: null }, language, sender),
  'missed-schedule.publish': (language) =>
    templates['missed-schedule'].render({ ...missed, action: 'publish' }, language, sender),
  'missed-schedule.unpublish': (language) =>
    templates['missed-schedule'].render({ ...missed, action: 'unpublish' }, language, sender),
  'translation-digest': (language) => templates['translation-digest'].render(translations, language, sender),
};

/** One example request is enough. */
function withoutRepetition(content: MailContent): MailContent {
  return { ...content, text: [...new Set(content.text.split('\n'))].join('\n') };
}

export function mails(): Row[] {
  return Object.entries(examples).flatMap(([name, content]) =>
    pairs(`mail ${name}`, withoutRepetition(content('en')), withoutRepetition(content('es'))),
  );
}
