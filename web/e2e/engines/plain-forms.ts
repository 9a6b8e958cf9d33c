import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { inLanguage, type Locale } from '../support/language';
import { countStored, readAsPrayerTeam } from '../support/requests';
import { allTexts } from '../support/texts';
import { phone, type Visitor } from './engine';
import type { Line } from './line';
import { picture } from './story';

type Fields = Readonly<Record<string, string>>;

/** A form without scripts: what is typed into it, of which the first field is wrong at first. */
type PlainForm = {
  id: 'prayer-request' | 'prayer-thanks' | 'contact-general' | 'contact-gospel' | 'counseling-request';
  path: string;
  kind: 'prayer-request' | 'contact-request' | 'counseling-request';
  wrong: string;
  typed: Fields;
  problem: keyof typeof allTexts.en;
  sent: keyof typeof allTexts.en;
};

/** All five, in the order in which one person may fill them in: thanks need the reference of a prayer. */
export function plainForms(text: string, reference: () => string): (() => PlainForm)[] {
  const person = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.org' };
  const form = (own: Pick<PlainForm, 'id' | 'path' | 'kind' | 'sent'>, more: Fields) => (): PlainForm => ({
    ...own,
    ...{ wrong: '', typed: { ...person, ...more }, problem: 'submission.firstName.required' },
  });
  return [
    form(
      { id: 'prayer-request', path: '/prayer', kind: 'prayer-request', sent: 'prayerRequest.sent' },
      { prayerType: 'family', prayerRequest: text },
    ),
    () => ({
      ...{ id: 'prayer-thanks', path: '/prayer/thanks', kind: 'prayer-request', wrong: 'nothing' },
      ...{ typed: { reference: reference(), thanks: text }, problem: 'prayerThanks.reference.invalid' },
      sent: 'formSteps.sent.title',
    }),
    form(
      { id: 'contact-general', path: '/contact', kind: 'contact-request', sent: 'contactRequest.sent' },
      { notes: text },
    ),
    form(
      { id: 'contact-gospel', path: '/?gospel=1', kind: 'contact-request', sent: 'contactRequest.sent' },
      { phoneNumber: '202-555-0143', notes: text },
    ),
    form(
      { id: 'counseling-request', path: '/counseling', kind: 'counseling-request', sent: 'counselingRequest.sent' },
      { phone: '202-555-0143', counselingFor: text },
    ),
  ];
}

const sendButton = (form: string) => `#${form} button[type=submit]`;

/** Sends every form as the browser itself does, first with an error, and looks for it in the database. */
export async function sendsPlainForms(
  visitor: Visitor,
  { locale, line }: { locale: Locale; line: Line },
): Promise<void> {
  const words = allTexts[locale];
  const text = `${visitor.engine.name} ${locale} ${randomUUID()}`;
  let reference = '';
  for (const next of plainForms(text, () => reference)) {
    const form = next();
    const { id, path, typed, wrong, problem, sent } = form;
    await test.step(`${id} in ${locale}, sent by the browser itself`, async () => {
      line.changeAddress();
      await visitor.engine.resize(phone);
      const began = new Date();
      await visitor.open(inLanguage(path, locale));
      const [[first, right] = ['', ''], ...others] = Object.entries(typed);
      await visitor.fills(`#${id}-${first}`, wrong);
      for (const [name, value] of others) await visitor.fills(`#${id}-${name}`, value);
      await visitor.taps(sendButton(id));
      await visitor.sees(`#${id}-${first}-error`, words[problem]);
      await picture(visitor, { name: `plain-${id}-error`, size: phone });
      await visitor.holds(
        'what was typed is still there',
        (fields: [string, string][]) =>
          fields.every(
            ([field, value]) => (document.getElementById(field) as HTMLInputElement | null)?.value === value,
          ),
        others.map(([name, value]): [string, string] => [`${id}-${name}`, value]),
      );
      await visitor.fills(`#${id}-${first}`, right);
      await visitor.taps(sendButton(id));
      await visitor.sees('h1', words['formSteps.check.title']);
      await visitor.sees('main dd', text);
      await picture(visitor, { name: `plain-${id}-check`, size: phone });
      await visitor.fills('#human-check', '99');
      await visitor.taps('main form button:not([name])');
      await visitor.sees('#human-check-error', words['submission.humanCheck.wrong']);
      await visitor.fills('#human-check', await visitor.solvesSum());
      await visitor.taps('main form button:not([name])');
      await visitor.sees('h1', words[sent]);
      reference = referenceIn(await visitor.read(() => document.body.innerText));
      if (visitor.engine.isSwitchedOff !== true) {
        await visitor.read(() => void setTimeout(() => history.back()));
        // WebKit shows what it keeps in memory, the check; others the form, and none asks whether to send again.
        await visitor.holds(
          'Back leads to a page of the site',
          (name: string) => location.pathname !== '/sent' && document.querySelector(name) !== null,
          `#${id}, #human-check`,
        );
      }
      // Loading the thanks again sends nothing again.
      await visitor.open(`/sent?lang=${locale}`);
      await visitor.sees('main', reference);
      await picture(visitor, { name: `plain-${id}-sent`, size: phone });
      await expectStoredOnce(form, text, began);
    });
  }
}

export const referenceIn = (page: string) => /[A-Z](?:-[0-9A-Z]{4}){2}/.exec(page)?.[0] ?? '';

/** Asks the prayer team's panel. */
export async function expectStoredOnce({ id, kind, typed }: PlainForm, text: string, since: Date): Promise<void> {
  if (id === 'prayer-thanks') {
    const request = await readAsPrayerTeam(kind, typed['reference'] ?? '');
    expect(request.split(text), 'in the request, and in the thanks').toHaveLength(3);
  } else {
    expect(await countStored(kind, text, since), `${id} is stored once`).toBe(1);
  }
}
