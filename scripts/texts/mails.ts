import type { Language, Letter, Sender } from '../../cms/src/requests/mail/templates/mail-template';
import { templates } from '../../cms/src/requests/mail/templates/templates';
import { requestKinds } from '../../cms/src/api/prayer-desk/contract';
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

/** Each letter as somebody gets it, with whatever changes its words. */
const letters: Readonly<Record<string, (language: Language) => Letter>> = {
  ...Object.fromEntries(
    requests.flatMap((request) => [
      [
        `new-request.${request.kind}`,
        (language: Language) => templates['new-request'].letter(request, language, sender),
      ],
      [
        `confirmation.${request.kind}`,
        (language: Language) => templates.confirmation.letter(request, language, sender),
      ],
    ]),
  ),
  'confirmation.without-settings': (language) => templates.confirmation.letter(requests[0], language, unknown),
  'waiting-digest.one': (language) => templates['waiting-digest'].letter({ requests: [], spam: 1 }, language, sender),
  'waiting-digest.many': (language) =>
    templates['waiting-digest'].letter({ requests: manyWaiting, spam: 2 }, language, sender),
  'expiring-requests': (language) =>
    templates['expiring-requests'].letter(
      { requests: requests.map((request) => ({ ...request, deletedOn: '2026-12-20' })) },
      language,
      sender,
    ),
  'backup-alert.failed': (language) =>
    templates['backup-alert'].letter({ problem: 'failed', succeededAt: '2026-11-24T03:00:00.000Z' }, language, sender),
  'backup-alert.overdue': (language) =>
    templates['backup-alert'].letter({ problem: 'overdue', succeededAt: null }, language, sender),
  'translation-digest': (language) => templates['translation-digest'].letter(translations, language, sender),
};

/** One example request is enough. */
function withoutRepetition(letter: Letter): Letter {
  return { ...letter, text: [...new Set(letter.text.split('\n'))].join('\n') };
}

export function mails(): Row[] {
  return Object.entries(letters).flatMap(([name, letter]) =>
    pairs(`mail ${name}`, withoutRepetition(letter('en')), withoutRepetition(letter('es'))),
  );
}
